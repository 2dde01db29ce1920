/** Returns a name of at most so many letters. */
export function shortened(name: string, max: number): string {
  return name.length > max ? [...name.slice(0, max)].filter(isWhole).join('').trimEnd() : name;
}

/** Returns a text of at most so many letters that shows that it goes on. */
export function abridged(text: string, max: number): string {
  return text.length > max ? `${shortened(text, max - 1)}…` : text;
}

/** Whether a letter is no half of a pair, which a cut leaves. */
function isWhole(letter: string): boolean {
  return !/^[\uD800-\uDFFF]$/.test(letter);
}
