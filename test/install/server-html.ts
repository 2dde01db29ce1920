/** Returns what a page's HTML lacks before any script runs: the tags, their attributes, what stands inside. '' for nothing. */
export async function lackOfHtml(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const block = /<sq-product-block\b([^>]*)>([\s\S]*?)<\/sq-product-block>/.exec(html);
  if (!/<sq-cart-pill\b/.test(html)) return `no <sq-cart-pill> in ${html}`;
  if (!block) return `no <sq-product-block> in ${html}`;
  const [, attributes = '', content = ''] = block;
  if (!/\bproduct="everyday-teapot"/.test(attributes))
    return `the product block has only these attributes:${attributes}`;
  if (!content.includes('The Everyday Teapot is on its way.')) return `the product block holds only: ${content}`;
  return '';
}
