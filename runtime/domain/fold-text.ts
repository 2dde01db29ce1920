/** Returns a text without accents and in small letters, as searches compare texts: "Éclair" is "eclair". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
