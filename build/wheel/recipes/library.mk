# One static library of C or C++ files, put where the recipes that need it look. A recipe's script gives:
# NAME of the library, SOURCES and HEADERS (patterns), FLAGS, and FOLDER of the headers.
FILES := $(sort $(wildcard $(strip $(SOURCES))))

install: lib$(NAME).a
	mkdir -p $(WASM_LIBRARY_DIR)/lib $(WASM_LIBRARY_DIR)/include/$(FOLDER)
	cp lib$(NAME).a $(WASM_LIBRARY_DIR)/lib
	cp -r $(HEADERS) $(WASM_LIBRARY_DIR)/include/$(FOLDER)

lib$(NAME).a: $(FILES:%=objects/%.o)
	emar rcs $@ $^

objects/%.o: %
	mkdir -p $(@D)
	emcc $(CFLAGS_BASE) -O3 $(strip $(FLAGS)) -c $< -o $@
