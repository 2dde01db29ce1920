/** Glyph of a letter. Glyph 0 is for characters that the font lacks, so no letter has it. */
const LETTER = 1;
/** Widths of characters, in thousandths of the font size; others are as wide as a small letter. */
const ADVANCES = [
  { advance: 640, characters: '' },
  { advance: 640, characters: '' },
  { advance: 330, characters: ' \u00a0\u202f' },
  { advance: 360, characters: "iIjl.,:;'!|’‘·" },
  { advance: 430, characters: 'frt()[]/"-­' },
  { advance: 740, characters: 'ABCDEFGHJKLNOPQRSTUVXYZÄÖÜÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÇ' },
  { advance: 1000, characters: 'mwMW@%&—…œæ€★☆←→' },
];
const UNITS = 1000;
const ASCENT = 930;
const DESCENT = 240;
const X_HEIGHT = 520;
/** Free space on the left and right of each box, so that letters can be told apart in a picture. */
const BEARING = 40;

/**
 * Creates a font of boxes with every character of Unicode's first plane, so that the machine's fonts do not affect the
 * width of text. At a `width` of 1 it is about as wide as DejaVu Sans, the widest font that systems bring.
 */
export function wideFont(width: number): Uint8Array<ArrayBuffer> {
  const advances = ADVANCES.map(({ advance }) => Math.round(advance * width));
  const glyphs = advances.map((advance, index) =>
    index < LETTER || ADVANCES[index]?.characters.startsWith(' ') ? [] : box(advance),
  );
  const offsets = [0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  const widest = Math.max(...advances);
  return sfnt({
    'OS/2': [
      ...words(4, UNITS, 400, 5, 0, ...Array(10).fill(100), 0),
      ...Array(10).fill(0),
      ...longs(1, 0, 0, 0),
      ...words(0, 0, 0, 0, 0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      ...longs(1, 0),
      ...words(X_HEIGHT, 700, 0, 0x20, 1),
    ],
    cmap: characterMap(),
    glyf: glyphs.flat(),
    head: [
      ...longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...words(3, UNITS),
      ...longs(0, 0, 0, 0),
      ...words(0, 0, widest, X_HEIGHT, 0, 8, 2, 1, 0),
    ],
    hhea: [
      ...longs(0x10000),
      ...words(ASCENT, -DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ],
    hmtx: advances.flatMap((advance) => words(advance, 0)),
    loca: offsets.flatMap((offset) => longs(offset)),
    maxp: [...longs(0x10000), ...words(glyphs.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: words(0, 0, 6),
    post: longs(0x30000, 0, 0, 0, 0, 0, 0, 0),
  });
}

/** Returns a rectangle as high as a lower-case letter, as a TrueType outline. */
function box(advance: number): number[] {
  const right = advance - BEARING;
  return [
    ...words(1, BEARING, 0, right, X_HEIGHT, 3, 0),
    ...[1, 1, 1, 1],
    ...words(BEARING, 0, right - BEARING, 0),
    ...words(0, X_HEIGHT, 0, -X_HEIGHT),
    ...[0, 0],
  ];
}

/** Returns the glyph of each character: a table of format 13, which gives one glyph to many characters. */
function characterMap(): number[] {
  const special = ADVANCES.flatMap(({ characters }, glyph) =>
    [...characters].map((character) => ({ code: character.codePointAt(0) ?? 0, glyph })),
  ).sort((one, other) => one.code - other.code);
  const groups: number[][] = [];
  let next = 0x20;
  for (const { code, glyph } of special) {
    if (code > next) groups.push([next, code - 1, LETTER]);
    groups.push([code, code, glyph]);
    next = code + 1;
  }
  groups.push([next, 0xfffd, LETTER]);
  return [
    ...words(0, 1, 3, 10),
    ...longs(12),
    ...words(13, 0),
    ...longs(16 + 12 * groups.length, 0, groups.length, ...groups.flat()),
  ];
}

function sfnt(tables: Record<string, number[]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(tables);
  const header = [...longs(0x10000), ...words(names.length, 128, 3, names.length * 16 - 128)];
  const body: number[] = [];
  for (const name of names) {
    const table = tables[name] ?? [];
    const padded = [...table, ...Array(-table.length & 3).fill(0)];
    header.push(...Buffer.from(name), ...longs(checksum(padded), 12 + 16 * names.length + body.length, table.length));
    body.push(...padded);
  }
  return Uint8Array.from([...header, ...body]);
}

function checksum(bytes: readonly number[]): number {
  const buffer = Buffer.from(bytes);
  let sum = 0;
  for (let at = 0; at < buffer.length; at += 4) sum = (sum + buffer.readUInt32BE(at)) >>> 0;
  return sum;
}

const words = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const longs = (...values: number[]) => values.flatMap((value) => words(value >>> 16, value & 0xffff));
