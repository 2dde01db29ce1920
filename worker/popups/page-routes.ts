import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Popup } from '#runtime/contracts/popup.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { answerPageError, renderPlainPage } from '../pages/service.ts';
import { isRunning } from './popups-of-page.ts';

const POPUP_PAGE = '/popup/:popupId';

/** A popup as a page of its own (page type 104), for links where no script opens it. Search engines leave it out. */
export const popupPages = new Hono<AppEnv>();

popupPages.onError(answerPageError);

popupPages.get(POPUP_PAGE, async (c) => {
  const popup = c.var.site.popups.find(({ id }) => id === c.req.param('popupId'));
  if (!popup || !isRunning(popup, Date.now())) throw new ApiError('POPUP_NOT_FOUND');
  const { image, content } = popup;
  const main = html`<div class="order-page" data-sq-page="popup-overlay">
${image && html`<p><img src="${image.url}" alt="${image.alt}"></p>`}
<div>${raw(popup.html)}</div>
${popupHtml(popup.id, content)}
</div>`;
  return renderPlainPage(c, { title: popup.title, main: String(await main), pageType: PAGE_TYPE.popupOverlay });
});

function popupHtml(id: string, content: Popup['content']) {
  return content.kind === 'button'
    ? html`<p><a class="button" href="${content.url}">${content.text}</a></p>`
    : html`<sq-form-block form="${content.formId}" popup="${id}"></sq-form-block>`;
}
