/** Returns what people call a kind of record: "Mailing list" for `mailingList`. */
export function recordName(type: string): string {
  if (type === 'importedProduct') return 'Product';
  if (type === 'headerFooter') return 'Header and footer';
  if (type === 'site') return 'Settings of the site';
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
