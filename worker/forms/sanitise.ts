import sanitizeHtml from 'sanitize-html';

/**
 * The HTML that owners may use in a form's messages: text, its structure, links and pictures. Styles, scripts, frames
 * and forms are removed, and so are ids and classes, because the page's own styles and scripts would apply to them.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code'],
    ...['a', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'span', 'div', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  /** The text of a removed element stays, except for these elements, whose text is not for readers. */
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template', 'iframe', 'title', 'svg', 'math'],
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(target === '_blank' && { target }), rel: 'noopener' },
    }),
  },
};

/** Sanitises the owner's HTML for any visitor. Sanitising it again changes nothing. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
