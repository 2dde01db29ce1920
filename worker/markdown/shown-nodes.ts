import { DomUtils, ElementType, type parseDocument } from 'htmlparser2';

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Deeper than any page is nested; what lies below is left out. */
const MAX_DEPTH = 100;

/** What visitors do not read as text: scripts, controls and what belongs to them, and frames. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['audio', 'button', 'canvas', 'dialog', 'fieldset', 'form', 'head', 'iframe', 'input', 'label', 'link', 'meta'],
  ...['noscript', 'object', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video'],
]);
const DROPPED_ROLES: ReadonlySet<string> = new Set(['button', 'dialog', 'search']);
/** The engine's and our own controls of products and comments. */
const DROPPED_CLASSES = [
  'product-variants',
  'product-quantity-input',
  'quantity-steps',
  'skip-link',
  'sq-comment-actions',
  'sq-comments-status',
  'sq-share',
  'sqs-add-to-cart-button-wrapper',
];
const HEADING = /^h[1-6]$/;

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** Returns what a node says; undefined for what is no text. */
export function textOf(node: HtmlNode): string | undefined {
  return node.type === ElementType.Text && 'data' in node ? node.data : undefined;
}

/** Takes out of a document what its visitors do not see, and what they press rather than read. */
export function keepShown(nodes: readonly HtmlNode[], depth = 0, isTitle = false): HtmlNode[] {
  return nodes.filter((node) => {
    if (textOf(node) !== undefined) return true;
    if (!isElement(node) || depth > MAX_DEPTH) return false;
    // The title of an accordion is a button in a heading.
    const isKept = node.name === 'button' && isTitle;
    if (!isKept && isDropped(node)) return false;
    node.children = keepShown(node.children, depth + 1, isTitle || HEADING.test(node.name));
    return true;
  });
}

export function hasClass({ attribs }: HtmlElement, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}

function isDropped(element: HtmlElement): boolean {
  const { name, attribs } = element;
  if (DROPPED.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  return DROPPED_ROLES.has(attribs.role ?? '') || DROPPED_CLASSES.some((dropped) => hasClass(element, dropped));
}

/** Returns a page's main content; all of its body where it marks none. */
export function mainContent(page: HtmlDocument): HtmlNode[] {
  const isMain = ({ name, attribs }: HtmlElement) => name === 'main' || attribs.role === 'main';
  const main =
    DomUtils.findOne(isMain, page.children) ?? DomUtils.findOne(({ name }) => name === 'body', page.children);
  return main?.children ?? page.children;
}
