import type { LetterBlock, LetterFact, LetterItem, LetterSum } from './letter-block.ts';

/** Characters of a line, so that amounts stand below one another. */
const WIDTH = 64;
const LONGEST_TITLE = 22;
const INDENT = '    ';

/** `colon` is the text between a name and its value. */
export function blocksText(blocks: readonly LetterBlock[], colon: string): string {
  return blocks
    .flatMap((block) => blockText(block, colon))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockText(block: LetterBlock, colon: string): string | readonly string[] {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(lengthOf(block.text))}`;
    case 'facts':
      return factLines(block.facts, colon);
    case 'items':
      return block.items.map((item) => itemLines(item, colon)).join('\n\n');
    case 'sums':
      return sumLines(block.sums);
    case 'button':
    case 'link':
      return linkText(block.text, block.url, colon);
    case 'copied':
      return `${block.title}${colon}\n${block.lines.join('\n')}`;
    case 'quote':
      return `${block.title}${colon}\n${block.text}`;
    case 'ready':
      return block.text;
  }
}

/** Writes an address that a text names already no second time. */
function linkText(text: string, url: string, colon: string): string {
  const address = url.replace(/^mailto:/, '');
  if (address === url) return `${text}${colon}\n${url}`;
  return text.includes(address) ? text : `${text}${colon} ${address}`;
}

function itemLines({ title, facts, amount }: LetterItem, colon: string): string {
  return [apart(title, amount), ...facts.map(({ title, value }) => `${INDENT}${title}${colon} ${value}`)].join('\n');
}

function sumLines(sums: readonly LetterSum[]): string {
  return sums
    .flatMap(({ title, amount, isTotal }) => [...(isTotal ? ['-'.repeat(WIDTH)] : []), apart(title, amount)])
    .join('\n');
}

/** Writes values below one another; further lines of a value start where its first one does. */
function factLines(facts: readonly LetterFact[], colon: string): string {
  const width = Math.min(LONGEST_TITLE, Math.max(0, ...facts.map(({ title }) => lengthOf(title))));
  return facts
    .map(({ title, value, url }) => {
      const lines = [...value.split('\n'), ...(url && url !== value && url !== `mailto:${value}` ? [url] : [])];
      return `${padded(`${title}${colon}`, width + 1 + colon.length)}${lines.join(`\n${' '.repeat(width + 1 + colon.length)}`)}`;
    })
    .join('\n');
}

/** Puts the amount at the end of the line, or of the next one where the title leaves no room. */
function apart(title: string, amount: string): string {
  const room = WIDTH - lengthOf(title) - lengthOf(amount);
  if (room >= 2) return `${title}${' '.repeat(room)}${amount}`;
  return `${title}\n${' '.repeat(Math.max(0, WIDTH - lengthOf(amount)))}${amount}`;
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(1, width - lengthOf(text)));
}

function lengthOf(text: string): number {
  return [...text].length;
}
