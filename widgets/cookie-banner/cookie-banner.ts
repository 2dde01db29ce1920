import { choose, onChoice, readChoice } from '#runtime/consent/choice.ts';
import { trackingFacts } from '#runtime/consent/facts.ts';
import { hasConsentTool } from '#runtime/consent/has-consent-tool.ts';
import { trackingSettings, writtenSettings } from '#runtime/consent/settings.ts';
import { COOKIE_STYLE, chosenPurposes, cookieBanner } from '#runtime/domain/cookie-form.ts';
import { isQuestionOpen } from '#runtime/domain/may-track.ts';
import { consentTextsIn } from '#runtime/i18n/consent-texts.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { trustedTypesPolicy } from '#runtime/trusted-types.ts';

const loadTools = lazy(() => import('#runtime/consent/start.ts'));

let sheet: CSSStyleSheet | undefined;

/** The banner that asks visitors what may be recorded. Its content stands in the page, so that it needs no script. */
export class CookieBanner extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    this.addEventListener('submit', (event) => this.#answer(event), { signal });
    signal.addEventListener(
      'abort',
      onChoice(() => this.#close()),
    );
    this.#show(signal).catch((error) => report(error, 'sq-cookie-banner'));
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  /** Shows the question where it is open; the Worker has written it into its own pages already. */
  async #show(signal: AbortSignal): Promise<void> {
    // Whoever has answered causes no call.
    if (!writtenSettings() && (readChoice() || isPrivate())) return this.#close();
    const settings = await trackingSettings();
    if (!settings || signal.aborted) return;
    loadTools().then(
      ({ startConsent }) => startConsent(settings),
      (error) => report(error, 'sq-cookie-banner: consent tools'),
    );
    const isOpen = isQuestionOpen(trackingFacts(settings)) && !hasConsentTool();
    if (!isOpen) return this.#close();
    if (this.querySelector('form')) return;
    const texts = await consentTextsIn(document.documentElement.lang);
    if (signal.aborted || this.querySelector('form')) return;
    const privacyUrl = this.getAttribute('privacy') ?? undefined;
    const html = cookieBanner({ texts, privacyUrl, returnPath: location.pathname });
    adoptStyle();
    this.innerHTML = (trustedTypesPolicy()?.createHTML(html) ?? html) as string;
  }

  #answer(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const answer = (event.submitter as HTMLButtonElement | null)?.value ?? 'save';
    const data = new FormData(form);
    const purposes = chosenPurposes(answer, (purpose) => data.has(purpose));
    if (!purposes) return;
    event.preventDefault();
    this.#close();
    choose(purposes).catch((error) => report(error, 'sq-cookie-banner'));
  }

  /** Removes the banner. Where it had the focus, the page's content gets it, without a scroll. */
  #close(): void {
    const hadFocus = this.contains(document.activeElement);
    this.replaceChildren();
    if (!hadFocus) return;
    const next = document.querySelector<HTMLElement>('main, [role=main], h1') ?? document.body;
    const before = next.getAttribute('tabindex');
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    if (before === null) next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
  }
}

/** Whether the browser sends Global Privacy Control, which is an answer. */
function isPrivate(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Gives the page the banner's style, which no policy of the page refuses. */
function adoptStyle(): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(COOKIE_STYLE);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
