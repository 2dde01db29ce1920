/** Options of products that search engines and feeds know, by the names of schema.org. */
export type OptionKind = 'color' | 'size' | 'material' | 'pattern';

/** How shops name these options in the languages of visitors' texts, in lower case. */
const NAMES: Readonly<Record<OptionKind, readonly string[]>> = {
  color: [
    ...['color', 'colour', 'farbe', 'couleur', 'colore', 'kleur', 'kolor', 'cor', 'farve', 'färg', 'coloris'],
    ...['اللون', 'لون', 'צבע', '色', 'カラー', '颜色', '顏色'],
  ],
  size: [
    ...['size', 'größe', 'grösse', 'taille', 'talla', 'tamaño', 'taglia', 'misura', 'maat', 'formaat', 'rozmiar'],
    ...['tamanho', 'størrelse', 'storlek', 'المقاس', 'مقاس', 'الحجم', 'מידה', 'גודל', 'サイズ', '尺码', '尺寸', '大小'],
  ],
  material: [
    ...['material', 'fabric', 'stoff', 'matière', 'matériau', 'materiale', 'materiaal', 'materiał', 'materialet'],
    ...['tissu', 'tejido', 'tessuto', 'tecido', 'stof', 'tyg', 'المادة', 'חומר', '素材', '材质', '材料'],
  ],
  pattern: [
    ...['pattern', 'muster', 'motif', 'estampado', 'motivo', 'fantasia', 'patroon', 'wzór', 'padrão', 'mønster'],
    ...['mönster', 'النقش', 'דוגמה', '柄', '图案'],
  ],
};

const KINDS = new Map(
  (Object.keys(NAMES) as OptionKind[]).flatMap((kind) => NAMES[kind].map((name) => [name, kind] as const)),
);

/** Returns what an option is, by the name that its owner gave it in any of these languages; undefined for any other. */
export function optionKind(name: string): OptionKind | undefined {
  return KINDS.get(name.normalize('NFC').trim().toLowerCase());
}
