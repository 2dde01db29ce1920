import { escapeHtml } from './escape-html.ts';
import { PURPOSES, type Purpose } from './may-track.ts';

/** The texts of `runtime/i18n/en/consent.ts` that the form needs. */
interface Texts extends Record<Purpose | 'title' | 'text' | 'accept' | 'refuse' | 'save' | 'privacy', string> {}

interface CookieForm {
  texts: Texts;
  /** Address of the page about privacy; undefined for none. */
  privacyUrl?: string | undefined;
  /** What the visitor has allowed so far. */
  choice?: readonly Purpose[] | undefined;
  /** The path that the answer leads back to, where no script takes it. */
  returnPath: string;
}

/** Path of the page on which visitors change their answer, and to which the form is sent. */
export const COOKIES_PATH = '/cookies';

/** How the form begins. */
export const COOKIE_FORM = '<form class="sq-cookie-form"';

/**
 * Returns the form that asks visitors what may be recorded. Its three answers look the same, and it works without a
 * script. Worker and element write the same form, which stands in the page itself.
 */
export function cookieForm({ texts, privacyUrl, choice = [], returnPath }: CookieForm): string {
  const boxes = PURPOSES.map(
    (purpose) =>
      `<label><input type="checkbox" name="${purpose}" value="true"${choice.includes(purpose) ? ' checked' : ''}> ${escapeHtml(texts[purpose])}</label>`,
  );
  const buttons = (['accept', 'refuse', 'save'] as const).map(
    (answer) => `<button type="submit" name="answer" value="${answer}">${escapeHtml(texts[answer])}</button>`,
  );
  const link = privacyUrl ? ` <a href="${escapeHtml(privacyUrl)}">${escapeHtml(texts.privacy)}</a>` : '';
  return [
    `${COOKIE_FORM} method="post" action="${COOKIES_PATH}">`,
    `<input type="hidden" name="returnPath" value="${escapeHtml(returnPath)}">`,
    `<p>${escapeHtml(texts.text)}${link}</p>`,
    `<div class="sq-cookie-purposes">${boxes.join('')}</div>`,
    `<div class="sq-cookie-answers">${buttons.join('')}</div>`,
    '</form>',
  ].join('');
}

/** Returns the banner: the form under its heading, as a part of the page that screen readers list. */
export function cookieBanner(form: CookieForm): string {
  const title = escapeHtml(form.texts.title);
  return `<section class="sq-cookie-box" aria-label="${title}"><h2>${title}</h2>${cookieForm(form)}</section>`;
}

/** Returns the purposes that an answer allows: all, none, or those that are ticked. Undefined for another answer. */
export function chosenPurposes(answer: string, isTicked: (purpose: Purpose) => boolean): Purpose[] | undefined {
  if (answer === 'accept') return [...PURPOSES];
  if (answer === 'refuse') return [];
  return answer === 'save' ? PURPOSES.filter(isTicked) : undefined;
}

/**
 * Style of form and banner. The banner lies over the foot of the page and moves nothing; the page scrolls what has the
 * focus clear of it.
 */
export const COOKIE_STYLE = [
  'html:has(.sq-cookie-box){scroll-padding-bottom:min(22rem,60vh)}',
  '.sq-cookie-box{position:fixed;inset:auto 0 0;z-index:2147483000;box-sizing:border-box;max-height:100dvh;overflow:auto;' +
    'padding:16px max(16px,calc(50vw - 34em));border-top:1px solid var(--_line);' +
    'background:var(--sq-cookie-banner-surface,var(--sq-surface,Canvas))}',
  'sq-cookie-banner{font-family:var(--sq-font,inherit)}' +
    '.sq-cookie-box,.sq-cookie-form{--_line:var(--sq-cookie-banner-border,var(--sq-border,color-mix(in srgb,currentcolor 55%,transparent)));' +
    'color:var(--sq-cookie-banner-text,var(--sq-text,CanvasText));font:var(--sq-cookie-banner-font,inherit);font-size:16px;line-height:1.5}',
  '.sq-cookie-box h2{margin:0 0 4px;font:inherit;font-weight:600;letter-spacing:normal;text-transform:none}',
  '.sq-cookie-form p{margin:0 0 8px;max-width:none}.sq-cookie-form a{color:inherit;text-decoration:underline}',
  '.sq-cookie-purposes,.sq-cookie-answers{display:flex;flex-wrap:wrap;gap:0 20px}',
  '.sq-cookie-purposes label{display:flex;align-items:center;gap:8px;min-height:44px;margin:0;font:inherit;cursor:pointer}',
  '.sq-cookie-purposes input{width:20px;height:20px;margin:0;accent-color:currentcolor}',
  '.sq-cookie-answers{gap:8px}',
  '.sq-cookie-answers button{flex:1 1 10em;min-height:44px;margin:0;padding:8px 16px;border:var(--sq-border-width,1px) solid var(--_line);' +
    'border-radius:var(--sq-cookie-banner-radius,var(--sq-button-radius,var(--sq-radius,8px)));background:none;color:inherit;font:inherit;' +
    'font-weight:600;letter-spacing:normal;text-transform:none;cursor:pointer}',
  '.sq-cookie-answers button:hover{background:color-mix(in srgb,currentcolor 8%,transparent)}',
  '.sq-cookie-form :focus-visible{outline:2px solid var(--sq-cookie-banner-focus,var(--sq-focus,currentcolor));outline-offset:2px}',
  '@media print{.sq-cookie-box{display:none}}',
].join('');
