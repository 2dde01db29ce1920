import type { BlockPicture } from '#runtime/contracts/page-blocks.ts';
import { fromHtmlText, toHtml, toHtmlText, toPlain } from '../../../parts/plain-html.ts';

/**
 * One part of the text of a page or post; `plain` has an empty line between paragraphs, and `html` is what has more than
 * paragraphs, such as headings. `source` is the HTML that a part was read from, until it is changed: a change of one part
 * leaves the others as they were.
 */
export type TextPart =
  | { kind: 'text'; plain: string; source?: string | undefined }
  | { kind: 'html'; html: string }
  | { kind: 'picture'; picture: BlockPicture; source?: string | undefined }
  | { kind: 'form'; formId: string };

const PICTURE = /<p><img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"><\/p>/;
const FORM = /<sq-form-block form="([\w-]+)"><\/sq-form-block>/;
const PARTS = new RegExp(`(${withoutGroups(PICTURE)}|${withoutGroups(FORM)})`);

const TAG = /<(\/?)([a-z][\w-]*)(?:[^<>"]|"[^"]*")*>/gi;
/** Where a tag or a comment begins. */
const TAG_START = /<[a-z/!?]/i;
const WITHOUT_END: readonly string[] = ['br', 'hr', 'wbr', 'img', 'col', 'source', 'track'];

/** Returns HTML as parts, at least one. A picture or form that stands within another element is part of its HTML. */
export function toParts(html: string): TextPart[] {
  const pieces = html.split(PARTS).filter((piece) => piece.trim() !== '');
  if (pieces.length === 0) return [{ kind: 'text', plain: '' }];
  return pieces.every(isWhole) ? pieces.map(toPart) : [{ kind: 'html', html }];
}

/** Returns parts as HTML. A form that is not chosen yet is nothing. */
export function toPageHtml(parts: readonly TextPart[]): string {
  return parts.map(htmlOf).join('');
}

function toPart(html: string): TextPart {
  const [, formId] = FORM.exec(html) ?? [];
  if (formId !== undefined) return { kind: 'form', formId };
  const [, src, alt = '', width, height] = PICTURE.exec(html) ?? [];
  if (src !== undefined) {
    const size = { width: Number(width), height: Number(height) };
    const picture = { src: fromHtmlText(src), altText: fromHtmlText(alt), ...size };
    return { kind: 'picture', picture, source: html };
  }
  const plain = toPlain(html);
  return plain === undefined ? { kind: 'html', html } : { kind: 'text', plain, source: html };
}

function htmlOf(part: TextPart): string {
  switch (part.kind) {
    case 'text':
      return part.source ?? toHtml(part.plain);
    case 'html':
      return part.html;
    case 'picture': {
      if (part.source !== undefined) return part.source;
      const { src, altText, width, height } = part.picture;
      return `<p><img src="${attributeText(src)}" alt="${attributeText(altText)}" width="${width}" height="${height}"></p>`;
    }
    case 'form':
      return part.formId && `<sq-form-block form="${attributeText(part.formId)}"></sq-form-block>`;
  }
}

/** Whether each element that begins in the HTML ends in it, and nothing else does, such as a comment. */
function isWhole(html: string): boolean {
  if (TAG_START.test(html.replace(TAG, ''))) return false;
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (slash === '/') {
      if (open.pop() !== name) return false;
    } else if (!WITHOUT_END.includes(name)) open.push(name);
  }
  return open.length === 0;
}

function attributeText(text: string): string {
  return toHtmlText(text).replaceAll('"', '&quot;');
}

function withoutGroups({ source }: RegExp): string {
  return source.replaceAll('(', '(?:');
}
