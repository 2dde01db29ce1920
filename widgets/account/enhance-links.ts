import { boot } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { ACCOUNT_ICON, ACCOUNT_LINK } from '#runtime/page/account-link.ts';
import { readSessionData, sessionDataKey } from '#runtime/session/session-data.ts';
import { readSiteUser } from '#runtime/session/site-user.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import { intercept } from '#runtime/ui/presses.ts';

const PRESSABLE = 'a,button';
/** What depends on whether somebody is signed in: the two texts of a link, and the name of an icon. */
const STATEFUL = `:is(${ACCOUNT_LINK}) :is(.auth,.unauth),${ACCOUNT_ICON}`;

/**
 * Makes the engine's links to the account lead to the shop's, and has them say whether somebody is signed in. Returns a
 * function that undoes what it has started.
 */
export function startAccountLinks(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stops = [
    enhance(`${ACCOUNT_LINK},:is(${ACCOUNT_LINK}) :is(${PRESSABLE})`, leadToAccount),
    enhance(STATEFUL, (element) => showState(element as HTMLElement)),
  ];
  const showAll = () => document.querySelectorAll<HTMLElement>(STATEFUL).forEach(showState);
  for (const type of ['sq-account-signedin', 'sq-account-signedout', 'pageshow']) {
    addEventListener(type, showAll, { signal });
  }
  addEventListener('storage', ({ key }) => (key === sessionDataKey() || key === null) && showAll(), { signal });
  return () => {
    stopping.abort();
    for (const stop of stops) stop();
  };
}

/** Whether somebody is signed in, as far as the page knows; the server decides. */
function isSignedIn(): boolean {
  return isOwnOrigin() ? readSiteUser()?.authenticated === true : readSessionData() !== undefined;
}

function showState(element: HTMLElement): void {
  const shown = isSignedIn() ? 'auth' : 'unauth';
  if (!element.matches(ACCOUNT_ICON)) {
    // The platform's style sheet may hide either, or both.
    element.style.setProperty('display', element.classList.contains(shown) ? 'inline' : 'none', 'important');
    return;
  }
  // An icon is named like the text link beside it, which themes may hide.
  const text = element.parentElement?.querySelector(`.${shown}`)?.textContent.trim();
  if (text) element.setAttribute('aria-label', text);
}

/** Makes the outermost of nested links lead to the account; a box around links is none itself. */
function leadToAccount(element: Element, gone: AbortSignal): void {
  if (element.parentElement?.closest(PRESSABLE)) return;
  const address = `${boot().base}/account`;
  if (element instanceof HTMLAnchorElement) {
    element.href = address;
    return;
  }
  const isButton = element instanceof HTMLButtonElement;
  if (!isButton && element.querySelector(`${PRESSABLE},${ACCOUNT_LINK}`)) return;
  element.setAttribute('role', 'link');
  if (!isButton) makeFocusable(element as HTMLElement, gone);
  element.addEventListener('click', (event) => open(event, address), { signal: gone });
}

function open(event: Event, address: string): void {
  intercept(event);
  location.assign(address);
}

function makeFocusable(element: HTMLElement, gone: AbortSignal): void {
  element.tabIndex = 0;
  element.style.cursor = 'pointer';
  element.addEventListener('keydown', ({ key }) => key === 'Enter' && element.click(), { signal: gone });
}
