import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { answerPlainPage, type PageContext, textsOf } from '../../plain-pages/service.ts';
import { isRunning } from '../changes.ts';
import type { Subscription } from '../subscription.ts';
import { actionForm } from './action-form.ts';
import { productLine } from './product-line.ts';
import { pagePath } from './request.ts';
import { showSubscription } from './show.ts';

/** Asks once before a subscription is cancelled, and says what follows. */
export async function showCancel(c: PageContext, subscription: Subscription): Promise<Response> {
  if (!isRunning(subscription)) return showSubscription(c, subscription);
  const texts = await textsOf(c);
  const own = texts.mySubscription;
  const main = html`${await productLine(c, subscription, texts)}
<p>${own.cancelText}</p>
<div class="order-actions">
${actionForm(pagePath(c), { action: 'cancel', text: own.cancelButton })}
<a class="button button--quiet" href="${pagePath(c)}">${own.keep}</a>
</div>`;
  return answerPlainPage(c, { title: own.cancelTitle, main, pageType: PAGE_TYPE.subscriptionConfirmed });
}
