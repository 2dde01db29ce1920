import sanitizeHtml from 'sanitize-html';
import { isEmbed } from '#runtime/domain/embeds.ts';

const TEXT = [
  ...['p', 'br', 'hr', 'wbr', 'span', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'ins', 'del'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'abbr', 'cite', 'q', 'dfn', 'time', 'bdi', 'bdo', 'ruby', 'rt', 'rp'],
];
const STRUCTURE = [
  ...['div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'address', 'blockquote', 'details', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const MEDIA = ['figure', 'figcaption', 'img', 'picture', 'source', 'video', 'audio', 'track', 'iframe'];

/** An opening tag of an element of ours, `<sq-cart>`. */
const OWN_TAG = /<(sq-[a-z\d-]+)/gi;
/** Attributes that no element of ours has, because they run scripts, load pages or change the looks. */
const DANGEROUS_ATTRIBUTE = /^(?:on.*|style|srcdoc|is|slot|part)$/;

/**
 * The HTML that owners may use on pages. Classes, ids and `data-*` stay, because styles and scripts of the shop meet them.
 * The policy of pages allows no style attributes, so they are removed.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...STRUCTURE, ...MEDIA, 'a', 'button'],
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'dir', 'title', 'role', 'hidden', 'translate', 'data-*', 'aria-*'],
    a: ['href', 'rel', 'target', 'hreflang', 'download'],
    button: ['type', 'disabled'],
    blockquote: ['cite'],
    q: ['cite'],
    details: ['open', 'name'],
    time: ['datetime'],
    ins: ['datetime', 'cite'],
    del: ['datetime', 'cite'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    col: ['span'],
    colgroup: ['span'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'fetchpriority'],
    source: ['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'loop', 'muted', 'playsinline'],
    audio: ['src', 'controls', 'preload', 'loop', 'muted'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading', 'referrerpolicy'],
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  /** The text of a removed element stays, except for these elements, whose text is not for readers. */
  nonTextTags: [
    ...['style', 'script', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'template', 'title', 'svg', 'math'],
    ...['object', 'embed', 'xmp', 'plaintext', 'select'],
  ],
  selfClosing: ['br', 'hr', 'wbr', 'img', 'col', 'source', 'track'],
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && !isEmbed(attribs.src ?? '')) || (tag === 'img' && !attribs.src && !attribs['data-src']),
  /** Browsers do not show what is inside a frame's tag. */
  textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: withSafeTarget(attribs) }),
    button: (tagName, attribs) => ({ tagName, attribs: { ...attribs, type: 'button' } }),
  },
};

/**
 * Sanitises the owner's HTML of a page, a post or a product for any visitor. What it returns, it returns unchanged the
 * next time.
 */
export function sanitisePageHtml(html: string): string {
  const ownTags = [...new Set([...html.matchAll(OWN_TAG)].map(([, tag = '']) => tag.toLowerCase()))];
  const own = <Value>(value: Value) => Object.fromEntries(ownTags.map((tag) => [tag, value]));
  const clean = sanitizeHtml(html, {
    ...ALLOWED,
    allowedTags: [...(ALLOWED.allowedTags || []), ...ownTags],
    allowedAttributes: { ...ALLOWED.allowedAttributes, ...own(['*']) },
    transformTags: { ...ALLOWED.transformTags, ...own(withoutDanger) },
  });
  return asWritten(clean).trim();
}

/** The library writes `<br />` and bare no-break spaces. All other brackets of text and values are escaped by then. */
function asWritten(clean: string): string {
  return clean.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}

function withoutDanger(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const kept = Object.entries(attribs).filter(([name]) => !DANGEROUS_ATTRIBUTE.test(name));
  return { tagName, attribs: Object.fromEntries(kept) };
}

/** A page in a new tab must not reach the one that opened it. */
function withSafeTarget({ target, rel, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isNewTab = target === '_blank';
  const kinds = new Set((rel ?? '').toLowerCase().split(/\s+/).filter(Boolean));
  kinds.delete('opener');
  if (isNewTab) kinds.add('noopener');
  return { ...attribs, ...(isNewTab && { target }), ...(kinds.size > 0 && { rel: [...kinds].join(' ') }) };
}
