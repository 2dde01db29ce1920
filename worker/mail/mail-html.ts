import { html, raw } from 'hono/html';
import { compactCss } from '#runtime/domain/compact-css.ts';
import type { Site } from '../site/site.ts';
import { textDirection } from '../site/text-direction.ts';
import sheet from './mail.css';

/** Mail programs support few style sheets, so each element has inline styles. */
const BODY = 'margin:0;padding:24px 16px;background:#f4f4f2;color:#1d1d1b;font:16px/1.5 Arial,Helvetica,sans-serif';
const SHEET =
  'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;overflow-wrap:anywhere;word-break:break-word';
const HEADING = 'margin:0 0 16px;font-size:20px;line-height:1.3';
const FOOT = 'max-width:560px;margin:16px auto 0;padding:0 24px;color:#5c5c58;font-size:13px;line-height:1.5';

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#1d1d1b;color:#ffffff;text-decoration:none';
export const LINE = 'border-top:1px solid #e2e2de';
export const QUIET = 'color:#5c5c58;font-size:14px';

const DARK = compactCss(sheet);

interface Letter {
  heading: string;
  /** Safe HTML. */
  main: unknown;
  footer: string;
}

/** Returns the HTML of a mail. It loads nothing from the network but the pictures in `main`. */
export async function mailHtml(
  { title, language }: Pick<Site, 'title' | 'language'>,
  { heading, main, footer }: Letter,
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title><style>${raw(DARK)}</style></head>
<body style="${BODY}"><div dir="${textDirection(language)}" style="${SHEET}"><h1 dir="auto" style="${HEADING}">${heading}</h1>
${main}
</div><p dir="auto" style="${FOOT}">${footer}<br>${title}</p></body></html>
`;
  return String(page);
}

/** Returns a link that looks like a button. */
export function mailButton(text: string, url: string) {
  return html`<p style="margin:20px 0"><a href="${url}" style="${BUTTON}">${text}</a></p>`;
}
