import sanitizeHtml from 'sanitize-html';

/**
 * What owners may write into a form's messages: text, its structure, links and pictures. No style, script, frame or
 * form, and no id or class that could take on the looks or the behaviour of the page around it.
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
  /** Text of a dropped element stays, but not of these: it was never meant to be read. */
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

/** Owner's HTML as it may stand in a page of any visitor; sanitising it again changes nothing. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
