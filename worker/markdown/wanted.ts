/** One entry of an Accept header: a type, and how much it is wanted. */
interface Wish {
  type: string;
  quality: number;
}

const HTML_RANGES = ['text/html', 'text/*', '*/*'];

/**
 * Whether whoever calls wants Markdown more than HTML. Markdown must be named; HTML is also wanted by a wildcard, and it wins
 * where both are wanted alike.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const wishes = (accept ?? '').split(',').map(toWish);
  const qualityOf = (type: string) => wishes.find((wish) => wish.type === type)?.quality;
  const html = HTML_RANGES.map(qualityOf).find((quality) => quality !== undefined) ?? 0;
  return (qualityOf('text/markdown') ?? 0) > html;
}

function toWish(entry: string): Wish {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  const quality = Number(weight);
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
