/** What is read of a font in TrueType's form: which characters it has, and how wide they are. */
export interface Font {
  /** Whether the font can draw all of a text. */
  has(text: string): boolean;
  /** Width of a text at a size, in pixels, without kerning. */
  widthOf(text: string, size: number): number;
}

/** Number of the glyph that stands for a missing one. */
const MISSING = 0;
/** Platform and encoding of the tables of all Unicode characters, and of those of the first plane. */
const UNICODE_TABLES = ['3-10', '0-4', '3-1', '0-3'];

/** Reads a font's tables of characters and widths (OpenType: `cmap`, `head`, `hhea`, `hmtx`). */
export function readFont(bytes: ArrayBuffer): Font {
  const view = new DataView(bytes);
  const tables = tablesOf(view);
  const at = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no table "${name}".`);
    return offset;
  };
  const glyphOf = glyphReader(view, at('cmap'));
  const unitsPerEm = view.getUint16(at('head') + 18);
  const widths = view.getUint16(at('hhea') + 34);
  const metrics = at('hmtx');
  const advance = (glyph: number) => view.getUint16(metrics + Math.min(glyph, widths - 1) * 4);
  return {
    has: (text) => [...text].every((character) => glyphOf(character.codePointAt(0) ?? MISSING) !== MISSING),
    widthOf: (text, size) =>
      ([...text].reduce((sum, character) => sum + advance(glyphOf(character.codePointAt(0) ?? MISSING)), 0) * size) /
      unitsPerEm,
  };
}

function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
    tables.set(name, view.getUint32(entry + 8));
  }
  return tables;
}

function glyphReader(view: DataView, cmap: number): (character: number) => number {
  const found = new Map<string, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const entry = cmap + 4 + index * 8;
    found.set(`${view.getUint16(entry)}-${view.getUint16(entry + 2)}`, cmap + view.getUint32(entry + 4));
  }
  for (const name of UNICODE_TABLES) {
    const table = found.get(name);
    const format = table === undefined ? 0 : view.getUint16(table);
    if (table !== undefined && format === 12) return (character) => inGroups(view, table, character);
    if (table !== undefined && format === 4) return (character) => inSegments(view, table, character);
  }
  throw new Error('The font has no table of Unicode characters.');
}

/** Format 12: groups of characters that follow one another, as their glyphs do. */
function inGroups(view: DataView, table: number, character: number): number {
  for (let index = 0; index < view.getUint32(table + 12); index++) {
    const group = table + 16 + index * 12;
    const first = view.getUint32(group);
    if (character >= first && character <= view.getUint32(group + 4))
      return view.getUint32(group + 8) + character - first;
  }
  return MISSING;
}

/** Format 4: segments of the first plane, whose glyphs are counted or listed. */
function inSegments(view: DataView, table: number, character: number): number {
  const doubled = view.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + doubled];
  for (let offset = 0; offset < doubled; offset += 2) {
    if (character > view.getUint16(ends + offset)) continue;
    const first = view.getUint16(starts + offset);
    if (character < first) return MISSING;
    const delta = view.getUint16(starts + doubled + offset);
    const rangePlace = starts + 2 * doubled + offset;
    const range = view.getUint16(rangePlace);
    const glyph = range === 0 ? character : view.getUint16(rangePlace + range + 2 * (character - first));
    return glyph === MISSING && range !== 0 ? MISSING : (glyph + delta) & 0xffff;
  }
  return MISSING;
}
