const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives the document or shadow root of `node` a style sheet once, whoever else asks for the same one. Nothing while the
 * node is not in a tree; works under any style policy.
 */
export function adoptStyles(node: Node, css: string): void {
  const root = node.getRootNode();
  if (!(root instanceof Document) && !(root instanceof ShadowRoot)) return;
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
