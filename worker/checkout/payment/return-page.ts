import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { confirmationPath, findTokenOfOrder } from '../../orders/service.ts';
import { answerPlainPage, homeLink, type PageContext, textsOf } from '../../plain-pages/service.ts';
import { type Secrets, sessionSecrets } from '../../session/service.ts';
import { PAID_PATH } from '../../site/page-paths.ts';
import { reconcileReturn } from './reconcile-payments.ts';
import { findPayment, type Payment } from './repository.ts';
import { cancelPath, readReturn } from './return-link.ts';
import { openRequest } from './sealed-request.ts';

/** How long after its payment a return link still leads to the order; the mail's link has no end. */
const LINK_KEPT_MS = DAY_MS;

/**
 * The page to which a provider returns the visitor. It asks the provider for the payment's status, because anyone may
 * open the address.
 */
export async function showReturn(c: PageContext): Promise<Response> {
  const { site } = c.var;
  const secrets = sessionSecrets(c.env);
  const link = c.req.query('payment') ?? '';
  const id = readReturn(link, secrets, site.siteId);
  const found = id === undefined ? undefined : await reconcileReturn(c.env, site, id);
  if (!found || found.payment.expiresAt + LINK_KEPT_MS < Date.now()) return showNotice(c, 'unknown');
  const { payment, outcome } = found;
  switch (outcome.status) {
    case 'paid': {
      const { orderId } = (await findPayment(c.env.DB, site.siteId, payment.id)) ?? {};
      const token = orderId ? await findTokenOfOrder(c.env.DB, secrets, site.siteId, orderId) : undefined;
      return token === undefined ? showNotice(c, 'unknown') : redirectTo(c, confirmationPath(token));
    }
    case 'declined':
    case 'cancelled':
      return redirectTo(c, cancelledPath(sessionSecrets(c.env), payment));
    case 'refunded':
      return showNotice(c, 'refunded');
    default:
      return showNotice(c, 'pending', `${PAID_PATH}?payment=${encodeURIComponent(link)}`);
  }
}

/** Returns the path of the cancel page without its host, because the shop's domain may have changed since. */
function cancelledPath(secrets: Secrets, payment: Payment): string {
  const sealed = payment.snapshot?.request;
  if (!sealed) return cancelPath(undefined);
  const { pathname, search } = new URL(openRequest(secrets, payment, sealed).cancelUrl);
  return pathname + search;
}

function redirectTo(c: PageContext, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, 303);
}

async function showNotice(c: PageContext, notice: 'unknown' | 'refunded' | 'pending', again?: string) {
  const texts = await textsOf(c);
  const { payments } = texts;
  const text = notice === 'refunded' ? payments.refunded : payments[`${notice}Text`];
  const main = html`<p>${text}</p>
${again ? html`<p><a class="button" href="${again}">${payments.checkAgain}</a></p>` : homeLink(c, texts)}`;
  const status = notice === 'unknown' ? 404 : 200;
  return answerPlainPage(c, { title: payments[`${notice}Title`], main, pageType: PAGE_TYPE.checkout, status });
}
