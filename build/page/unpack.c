// Unpacks LZMA while it comes. Compiled to WebAssembly by build/unpacker.py, and used by unpack.js.
//
// What is unpacked lies in one piece behind everything else in memory, so it is its own dictionary. A symbol is read
// only when all bytes that it may take are here, so nothing has to be kept of one that is half read.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;

// As in build/squeeze.py: three bits of the byte before choose the table of a letter, and its place plays no part.
#define CONTEXT 3
#define LETTER_TABLE 0x300
#define HALF 1024
#define LONGEST 20  // bytes that one symbol may take
#define STATES 12
#define PAGE 65536

typedef struct {
  u32 range, code;
  const u8 *at;
} Coder;

typedef struct {
  u16 longer, longest, low[8], middle[8], high[256];
} Lengths;

// Everything below is a chance between 0 and 2048, and begins as one half.
static struct {
  u16 match[STATES], again[STATES], former[STATES], second[STATES], third[STATES], more[STATES];
  u16 slots[4][64], places[115], low[16];
  Lengths fresh, repeated;
  u16 letters[LETTER_TABLE << CONTEXT];
} chances;

static u8 input[PAGE + LONGEST];
static u32 waiting;  // bytes of the input that were not read yet
static u8 *output;
static u32 size, done, state, distance[4];
static Coder coder;
static int begun;

extern u8 __heap_base;

__attribute__((always_inline)) static inline void refill(Coder *c) {
  if (c->range < 1u << 24) {
    c->range <<= 8;
    c->code = c->code << 8 | *c->at++;
  }
}

__attribute__((always_inline)) static inline u32 bit(Coder *c, u16 *chance) {
  refill(c);
  u32 bound = (c->range >> 11) * *chance;
  if (c->code < bound) {
    c->range = bound;
    *chance += (2048 - *chance) >> 5;
    return 0;
  }
  c->range -= bound;
  c->code -= bound;
  *chance -= *chance >> 5;
  return 1;
}

__attribute__((always_inline)) static inline u32 number(Coder *c, u16 *chances_of, u32 bits) {
  u32 node = 1;
  for (u32 n = 0; n < bits; n++) node = node << 1 | bit(c, chances_of + node);
  return node - (1u << bits);
}

static inline u32 backwards(Coder *c, u16 *chances_of, u32 bits) {
  u32 node = 1, found = 0;
  for (u32 n = 0; n < bits; n++) {
    u32 one = bit(c, chances_of + node);
    node = node << 1 | one;
    found |= one << n;
  }
  return found;
}

static inline u32 even(Coder *c, u32 bits) {
  u32 found = 0;
  for (u32 n = 0; n < bits; n++) {
    refill(c);
    c->range >>= 1;
    u32 one = c->code >= c->range;
    if (one) c->code -= c->range;
    found = found << 1 | one;
  }
  return found;
}

static inline u32 length(Coder *c, Lengths *of) {
  if (!bit(c, &of->longer)) return 2 + number(c, of->low, 3);
  if (!bit(c, &of->longest)) return 10 + number(c, of->middle, 3);
  return 18 + number(c, of->high, 8);
}

static inline u32 far(Coder *c, u32 long_) {
  u32 slot = number(c, chances.slots[long_ < 5 ? long_ - 2 : 3], 6);
  if (slot < 4) return slot;
  u32 bits = (slot >> 1) - 1, found = (2 | (slot & 1)) << bits;
  if (slot < 14) return found + backwards(c, chances.places + found - slot, bits);
  found += even(c, bits - 4) << 4;
  return found + backwards(c, chances.low, 4);
}

// Begin with what will be so many bytes; gives where they will be, or 0 where there is no room.
u8 *begin(u32 bytes) {
  u32 has = __builtin_wasm_memory_size(0), wants = ((u32)&__heap_base + bytes + PAGE - 1) / PAGE;
  if (wants > has && __builtin_wasm_memory_grow(0, wants - has) == -1) return 0;
  u16 *all = (u16 *)&chances;
  for (u32 n = 0; n < sizeof(chances) / sizeof(u16); n++) all[n] = HALF;
  output = &__heap_base;
  size = bytes;
  waiting = done = state = begun = 0;
  for (u32 n = 0; n < 4; n++) distance[n] = 0;
  return output;
}

// Where the next bytes go: at most as many as a page.
u8 *place(void) { return input + waiting; }

// Unpack what these bytes allow; gives how much there is of the whole by now, or -1 if this is no such file.
int unpack(u32 arrived, int last) {
  const u8 *end = input + waiting + arrived;
  Coder c = coder;
  c.at = input;
  if (!begun && end - input >= 5) {
    c.range = -1;
    c.code = (u32)input[1] << 24 | input[2] << 16 | input[3] << 8 | input[4];
    c.at += 5;
    begun = 1;
  }
  u8 *out = output;
  u32 now = done, s = state, d0 = distance[0], d1 = distance[1], d2 = distance[2], d3 = distance[3];
  while (begun && now < size && (last ? c.at <= end : end - c.at >= LONGEST)) {
    if (!bit(&c, &chances.match[s])) {
      u16 *table = chances.letters + LETTER_TABLE * ((now ? out[now - 1] : 0) >> (8 - CONTEXT));
      u32 node = 1;
      if (s >= 7) {
        u32 like = out[now - d0 - 1], one, its;
        do {
          its = like >> 7 & 1;
          like <<= 1;
          one = bit(&c, table + ((1 + its) << 8) + node);
          node = node << 1 | one;
        } while (one == its && node < 0x100);
      }
      while (node < 0x100) node = node << 1 | bit(&c, table + node);
      out[now++] = node;
      s = s < 4 ? 0 : s < 10 ? s - 3 : s - 6;
      continue;
    }
    u32 many;
    if (!bit(&c, &chances.again[s])) {
      d3 = d2, d2 = d1, d1 = d0;
      many = length(&c, &chances.fresh);
      d0 = far(&c, many);
      s = s < 7 ? 7 : 10;
    } else if (!bit(&c, &chances.former[s])) {
      many = bit(&c, &chances.more[s]) ? length(&c, &chances.repeated) : 1;
      s = many > 1 ? (s < 7 ? 8 : 11) : s < 7 ? 9 : 11;
    } else {
      u32 found = d1;
      if (bit(&c, &chances.second[s])) {
        found = d2;
        if (bit(&c, &chances.third[s])) found = d3, d3 = d2;
        d2 = d1;
      }
      d1 = d0, d0 = found;
      many = length(&c, &chances.repeated);
      s = s < 7 ? 8 : 11;
    }
    if (d0 >= now || many > size - now) return -1;
    for (u32 n = 0; n < many; n++, now++) out[now] = out[now - d0 - 1];
  }
  if (last && now < size) return -1;
  waiting = now < size ? end - c.at : 0;
  for (u32 n = 0; n < waiting; n++) input[n] = c.at[n];
  coder = c;
  done = now, state = s, distance[0] = d0, distance[1] = d1, distance[2] = d2, distance[3] = d3;
  return now;
}
