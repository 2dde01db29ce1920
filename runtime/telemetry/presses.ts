import { parseUrl } from '../domain/parse-url.ts';
import { ADD_TO_CART_BUTTON } from '../hooks.ts';
import { idOfProduct, RELATED_PRODUCT } from './related-products.ts';
import type { About, Visit } from './visit.ts';

const JOIN_BUTTON = '[data-sq-join]';
/** A link from the product's head to its reviews, and what shows the reviews, or more of them. */
const REVIEWS_LINK = 'a[href$="#reviews"]:not(.product-reviews a)';
const REVIEWS_TAB =
  '[part=reviews-summary],[role=tab][aria-controls*=reviews],.product-reviews-tab,.product-reviews-older';
/** Links to videos, which a press turns into frames. */
const BECOMES_FRAME = '[data-sq-embed],[data-sq-video]';
/** Hosts of other sites that show videos. */
const VIDEO_HOST =
  /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.(com|net)|dailymotion\.com|twitch\.tv)$/;

/** Records presses on what the engine and the shop's pages write. */
export function trackPresses(visit: Visit): void {
  const { signal } = visit;
  const onClick = (event: MouseEvent) => {
    // Importing `plain-press.ts` for this would move it into a file of all pages.
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    // Of a press in an open shadow root, the page alone would see the element around it.
    const [target] = event.composedPath();
    if (target instanceof Element) trackPress(visit, target, isPlain);
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  const shown = new WeakSet<Element>();
  const trackFrame = (frame: unknown) => {
    if (!(frame instanceof HTMLIFrameElement) || shown.has(frame)) return;
    if (trackVideo(visit, frame.src)) shown.add(frame);
  };
  // Browsers differ in whether the page loses the focus to a frame that has taken the place of what was pressed.
  addEventListener('sq-video-playing', (event) => trackFrame(event.composedPath()[0]), { signal });
  // A press inside a frame is seen by the frame alone; the page loses the focus to it.
  addEventListener('blur', () => trackFrame(document.activeElement), { signal });
}

function trackPress(visit: Visit, target: Element, isPlain: boolean): void {
  const related = target.closest<HTMLElement>(RELATED_PRODUCT);
  const link = target.closest('a');
  const item = pageItem(visit);
  if (related) {
    const isSale = target.closest(ADD_TO_CART_BUTTON);
    if (isSale) visit.record('RelatedProductAddToCart', { itemId: idOfProduct(related) });
    else if (link) visit.record('RelatedProductClick', { itemId: idOfProduct(related) });
  } else if (target.closest(JOIN_BUTTON)) visit.record('AccessDeniedCTA', aboutJoin(target));
  else if (target.closest(REVIEWS_TAB)) visit.record('ReviewsTab', item);
  else if (target.closest(REVIEWS_LINK)) visit.record('ReviewsVitalsAnchorLink', item);
  // A frame takes the place of some links; then the frame is recorded, and not the link.
  else if (link && !(isPlain && link.matches(BECOMES_FRAME))) trackVideo(visit, link.href);
}

function trackVideo(visit: Visit, address: string): boolean {
  const videoHost = parseUrl(address)?.hostname ?? '';
  const isVideo = VIDEO_HOST.test(videoHost);
  if (isVideo) visit.record('ClicksThirdPartyVideo', { videoHost, ...pageItem(visit) });
  return isVideo;
}

function pageItem({ page: { itemId } }: Visit): About {
  return itemId === null ? {} : { itemId };
}

function aboutJoin(target: Element): About {
  const memberAreaId = target.closest<HTMLElement>(JOIN_BUTTON)?.dataset.sqJoin;
  return memberAreaId ? { memberAreaId } : {};
}
