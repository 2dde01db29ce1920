import { html } from 'hono/html';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Markup, PageContext } from '../../plain-pages/service.ts';
import type { ChangeResult } from '../change.ts';
import type { Subscription } from '../subscription.ts';
import { pagePath } from './request.ts';

/** The outcome of a change, and its text. */
const OUTCOMES = {
  skipped: 'skipped',
  paused: 'paused',
  resumed: 'resumed',
  cancelled: 'stopped',
  moved: 'moved',
  card: 'cardChanged',
  unchanged: 'unchanged',
} as const satisfies Record<string, keyof Catalogue['mySubscription']>;
export type Outcome = keyof typeof OUTCOMES;

/** Leads back to the page, which says what the change led to. */
export function toOutcome(c: PageContext, outcome: Outcome, { isChanged, version }: ChangeResult): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(pagePath(c, { outcome: isChanged ? outcome : 'unchanged', version }), 303);
}

/**
 * Writes the outcome of the last change, and gives it the focus, so that it is read out first. A page that is opened
 * again shows no outcome once the subscription has changed again.
 */
export function outcomeNotice(c: PageContext, { version }: Subscription, texts: Catalogue): Markup | '' {
  const { outcome = '', version: changed } = c.req.query();
  if (!Object.hasOwn(OUTCOMES, outcome) || changed !== String(version)) return '';
  const text = texts.mySubscription[OUTCOMES[outcome as Outcome]];
  return html`<p class="order-note" role="status" tabindex="-1" autofocus>${text}</p>`;
}
