import { choose, onChoice, readChoice } from '#runtime/consent/choice.ts';
import { trackingFacts } from '#runtime/consent/facts.ts';
import { hasConsentParty, hasConsentTool, hasOthersCommand } from '#runtime/consent/has-consent-tool.ts';
import { trackingSettings, writtenSettings } from '#runtime/consent/settings.ts';
import { UNKNOWN_RULES } from '#runtime/consent/unknown-rules.ts';
import type { TrackingSettings } from '#runtime/contracts/telemetry.ts';
import styles from '#runtime/domain/cookie-form.css';
import { chosenPurposes, cookieBanner } from '#runtime/domain/cookie-form.ts';
import { isQuestionOpen } from '#runtime/domain/may-track.ts';
import { consentTextsIn } from '#runtime/i18n/consent-texts.ts';
import { lazy } from '#runtime/lazy.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { trustedTypesPolicy } from '#runtime/trusted-types.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';
import { attributeOf } from '#runtime/widget/attribute-notes.ts';
import { toolComes } from './tool-comes.ts';

const loadTools = lazy(() => import('#runtime/consent/start.ts'));

/**
 * The control with which visitors open the form to see or change their answer; it may be a link to the shop's page
 * about it.
 */
const OPENER = '[data-sq-opens=cookies]';
/** Looks for a consent tool before the banner shows, where a script has announced one, and while it shows. */
const LOOKS_BEFORE = 4;
const LOOKS = 20;

let sheet: CSSStyleSheet | undefined;

/** The banner that asks visitors what may be recorded. Its content stands in the page, so that it needs no script. */
export class CookieBanner extends HTMLElement {
  #leaving = new AbortController();
  /** What has opened the form, until it closes. */
  #opener: Element | undefined;

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    this.addEventListener('submit', (event) => this.#answer(event), { signal });
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#opener && this.#close(), { signal });
    document.addEventListener('click', (event) => this.#open(event), { signal });
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
    // A visitor who has answered causes no call.
    if (!writtenSettings() && (readChoice() || isPrivate())) {
      this.#startTools(UNKNOWN_RULES);
      return this.#close();
    }
    const settings = await trackingSettings();
    if (!settings || signal.aborted) return;
    this.#startTools(settings);
    const isOpen = () => !signal.aborted && !this.#opener && isQuestionOpen(trackingFacts(settings));
    const isAnnounced = !this.#form && hasOthersCommand('default');
    if (await toolComes(isAnnounced ? LOOKS_BEFORE : 0, isOpen)) this.#startTools(settings);
    else if (isOpen()) {
      await this.#write(signal);
      if (!(await toolComes(LOOKS, isOpen))) return;
      this.#startTools(settings);
    }
    if (!this.#opener && !signal.aborted) this.#close();
  }

  get #form(): Element | null {
    return this.querySelector('form');
  }

  /** Writes the form, with the present answer; one that is there stays. */
  async #write(signal: AbortSignal): Promise<void> {
    if (this.#form) return;
    const texts = await consentTextsIn(pageLanguage());
    if (signal.aborted || this.#form) return;
    const privacyUrl = attributeOf(this, 'privacy') as string | undefined;
    const html = cookieBanner({ texts, privacyUrl, choice: readChoice(), returnPath: location.pathname });
    adoptStyle();
    this.innerHTML = (trustedTypesPolicy()?.createHTML(html) ?? html) as string;
  }

  /** Opens the form for a press, unless a consent tool of the page answers in the visitor's name. */
  #open(event: MouseEvent): void {
    const opener = event
      .composedPath()
      .find((node): node is Element => node instanceof Element && node.matches(OPENER));
    if (!opener || event.defaultPrevented || !isPlainPress(event) || hasConsentTool()) return;
    event.preventDefault();
    this.#opener = opener;
    const focus = () => this.querySelector<HTMLElement>('[type=checkbox]')?.focus();
    this.#write(this.#leaving.signal).then(focus, (error) => report(error, 'sq-cookie-banner'));
  }

  /**
   * Has the page's tags and consent tools hear and say what is allowed; a page without them fetches nothing for that.
   */
  #startTools(settings: TrackingSettings): void {
    if (!hasConsentParty()) return;
    loadTools().then(
      ({ startConsent }) => startConsent(() => settings),
      (error) => report(error, 'sq-cookie-banner: consent tools'),
    );
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

  /**
   * Removes the banner. Where it had the focus, what has opened it gets that, or else the page's content, unscrolled.
   */
  #close(): void {
    const hadFocus = this.contains(document.activeElement);
    const opener = this.#opener;
    this.#opener = undefined;
    this.replaceChildren();
    if (!hadFocus) return;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    else focusContent();
  }
}

function focusContent(): void {
  const next = document.querySelector<HTMLElement>('main, [role=main], h1') ?? document.body;
  const before = next.getAttribute('tabindex');
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  if (before === null) next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
}

/** Whether the browser sends Global Privacy Control, which is an answer. */
function isPrivate(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Gives the page the banner's style, which no policy of the page refuses. */
function adoptStyle(): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(styles);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
