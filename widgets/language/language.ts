import { request } from '#runtime/api/request.ts';
import { isRecord } from '#runtime/api/shape.ts';
import type { ShopLanguages } from '#runtime/contracts/languages.ts';
import { languageChoice } from '#runtime/domain/language-choice.ts';
import { chosenLanguage, keepLanguage } from '#runtime/kept-language.ts';
import { lazy } from '#runtime/lazy.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { mayBeSignedIn } from '#runtime/session/may-be-signed-in.ts';
import { plainLanguage } from '#runtime/session/translation.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';
import type { END_OF_PAGE_CONTENT } from '#runtime/widget/add-content.ts';
import styles from './language.css';

/** Time that the shop has to note a signed-in visitor's language before the page is left. */
const LONGEST_PAUSE_MS = 1_500;

/** As in `add-content.ts`, which these pages do not fetch. */
const CONTENT_ENDS: typeof END_OF_PAGE_CONTENT = '/$';

const loadChanges = lazy(() => import('#runtime/account/changes.ts'));

/**
 * Offers the languages of the shop. On the shop's own pages the Worker has written the links, and a press follows them.
 * On pages of other origins a press sets the language of the widgets there.
 */
export class LanguageElement extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    adoptStyles(this.ownerDocument, styles);
    this.addEventListener('click', (event) => this.#choose(event), { signal });
    this.addEventListener('keydown', (event) => this.#close(event), { signal });
    if (!isOwnOrigin()) this.#write(signal).catch((error) => report(error, 'sq-language'));
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  /** Writes the links on a page of another origin, where the page's author has written none. */
  async #write(signal: AbortSignal): Promise<void> {
    // What the author has written may come after the tag.
    if (document.readyState === 'loading') {
      await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }));
    }
    await Promise.resolve();
    if (signal.aborted || this.querySelector('a')) return;
    const { label, languages } = await readLanguages(signal);
    if (signal.aborted || languages.length < 2) return;
    const present = chosenLanguage() ?? pageLanguage();
    const current = languages.find(({ language }) => language.toLowerCase() === present.toLowerCase());
    const links = languages.map((entry) => ({
      ...entry,
      isCurrent: entry.language === (current ?? languages[0])?.language,
    }));
    const choice = languageChoice(links, label, this.getAttribute('layout') === 'select' ? 'select' : 'list');
    this.innerHTML = `<!--${CONTENT_ENDS}-->${choice}`;
    if (current) document.documentElement.dataset.sqPrefix = current.prefix;
  }

  #choose(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || !isPlainPress(event)) return;
    const language = link.hreflang;
    keepLanguage(language);
    if (!isOwnOrigin()) {
      // The choice is for this site alone, so that a visitor's account and mails keep their language.
      event.preventDefault();
      location.reload();
      return;
    }
    if (plainLanguage(language) === undefined || !mayBeSignedIn()) return;
    event.preventDefault();
    void recordLanguage(language).finally(() => location.assign(link.href));
  }

  /** Closes the list on Escape, and gives the focus back to what has opened it. */
  #close(event: KeyboardEvent): void {
    const opened = this.querySelector('details[open]');
    if (event.key !== 'Escape' || !opened) return;
    opened.removeAttribute('open');
    opened.querySelector('summary')?.focus();
  }
}

/** Stores at the shop in which language a signed-in visitor reads, for mails. */
async function recordLanguage(language: string): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_PAUSE_MS));
  const recording = loadChanges().then(({ postLocale }) => postLocale(language));
  await Promise.race([recording.catch((error) => report(error, 'sq-language')), pause]);
}

function readLanguages(signal: AbortSignal): Promise<ShopLanguages> {
  return request<ShopLanguages>({ path: '/api/rest/languages', signal, isAnswer });
}

function isAnswer(json: unknown): json is ShopLanguages {
  return isRecord(json) && typeof json.label === 'string' && Array.isArray(json.languages);
}
