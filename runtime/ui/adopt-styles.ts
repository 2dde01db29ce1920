const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds a style sheet to the document or shadow root of `node`, once per sheet. Does nothing while the node is not in a
 * tree. Works under any content security policy.
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
