/** Google's attributes by which variants differ, with the names that owners give such options. */
const NAMES = {
  color: ['color', 'colour', 'farbe', 'couleur', 'colore', 'kleur', 'kolor', 'cor', 'färg', 'farve'],
  size: ['size', 'größe', 'grösse', 'taille', 'talla', 'tamaño', 'taglia', 'maat', 'rozmiar', 'tamanho', 'storlek'],
  material: ['material', 'matière', 'matériau', 'materiale', 'materiaal', 'materiał'],
  pattern: ['pattern', 'muster', 'motif', 'motivo', 'patroon', 'wzór'],
} as const;

export type OptionAttribute = keyof typeof NAMES;
export const OPTION_ATTRIBUTES = Object.keys(NAMES) as readonly OptionAttribute[];

const BY_NAME = new Map<string, OptionAttribute>(
  OPTION_ATTRIBUTES.flatMap((attribute) => NAMES[attribute].map((name) => [name, attribute])),
);

/** Returns a variant's values of the options that Google knows. */
export function optionAttributes(
  attributes: Readonly<Record<string, string>>,
): Partial<Record<OptionAttribute, string>> {
  const found: Partial<Record<OptionAttribute, string>> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = BY_NAME.get(name.trim().toLowerCase());
    if (attribute && value) found[attribute] = value;
  }
  return found;
}
