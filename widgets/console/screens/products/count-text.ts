/** Writes a number of things: `countText(1, 'variant')` is "1 variant", of two "2 variants". */
export function countText(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
