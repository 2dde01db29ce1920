import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { compactCss } from '#runtime/domain/compact-css.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { FormField, Markup } from '../plain-pages/service.ts';
import sheet from './page.css';
import type { Reader } from './reader.ts';

const STYLE = compactCss(sheet);
/** No icon, so that browsers ask for none. */
const NO_ICON = 'data:,';

interface SetUpPage {
  title: string;
  main: Markup;
  status?: 200 | 410 | 422 | 500 | 503;
}

/** Answers with a page that needs no shop, no theme and no script. Its address may hold a secret, which goes nowhere. */
export async function answerSetUp(
  c: Context<AppEnv>,
  { language }: Reader,
  { title, main, status = 200 }: SetUpPage,
): Promise<Response> {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="${NO_ICON}">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main><h1>${title}</h1>
${main}
</main></body>
</html>`;
  return c.html(page, status, {
    'Content-Security-Policy': await policy(),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'X-Frame-Options': 'DENY',
  });
}

/** Writes a text with commands between back quotes. */
export function textWithCommands(text: string): Markup {
  return html`<p>${raw(escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>'))}</p>`;
}

/** Says above a form why nothing was saved; nothing where nothing failed. */
export function failureBox(text: string | undefined): Markup {
  return html`${text && html`<div class="form-submission-error" role="alert"><p>${text}</p></div>`}`;
}

/** A heading between the fields of a form. */
export function headingField(text: string): FormField {
  return { name: '', label: '', error: undefined, write: () => html`<h2>${text}</h2>` };
}

/** A part of a form that can be folded up: what stands before its fields, and after them. */
export function foldedFields(
  { title, hint, isOpen }: { title: string; hint: string; isOpen: boolean },
  fields: readonly FormField[],
): FormField[] {
  const part = (markup: string): FormField => ({
    name: '',
    label: '',
    error: undefined,
    write: () => html`${raw(markup)}`,
  });
  const start = `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><p class="description">${escapeHtml(hint)}</p>`;
  return [part(start), ...fields, part('</details>')];
}

async function policy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = Buffer.from(digest).toString('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
