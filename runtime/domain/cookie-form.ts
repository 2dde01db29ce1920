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

/**
 * Returns the banner: the form under its heading, as a part of the page that screen readers list. It begins with the
 * comment of `runtime/widget/add-content.ts`.
 */
export function cookieBanner(form: CookieForm): string {
  const title = escapeHtml(form.texts.title);
  return `<!--/$--><section class="sq-cookie-box" aria-label="${title}"><h2>${title}</h2> ${cookieForm(form)}</section>`;
}

/** Returns the purposes that an answer allows: all, none, or those that are ticked. Undefined for another answer. */
export function chosenPurposes(answer: string, isTicked: (purpose: Purpose) => boolean): Purpose[] | undefined {
  if (answer === 'accept') return [...PURPOSES];
  if (answer === 'refuse') return [];
  return answer === 'save' ? PURPOSES.filter(isTicked) : undefined;
}
