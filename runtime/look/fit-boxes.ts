/** How far a box may be higher than the picture that it follows: the room below a line of text. */
const LINE_ROOM = 20;

/** Values of a picture's `data-mode`, or classes of its box, by which it fills the box or fits into it whole. */
const FILLED = /content-fill|^(?:fill|cover)$/;
const FITTED = /content-fit|^(?:fit|contain)$/;

interface Fit {
  image: HTMLImageElement;
  box: HTMLElement;
  objectFit: '' | 'cover' | 'contain';
  /** Whether the box has a size of its own, so that the picture lies in it and does not stretch it. */
  isSized: boolean;
  isTooWide: boolean;
  /** Whether the picture has no height, because its box would get one from a script. */
  isFlat: boolean;
}

/**
 * Fits pictures into their boxes before they are fetched, as the platform's scripts do: a box that has a size of its own
 * is filled, from the focal point on, one that has no height gets the picture's, and no picture is wider than its box.
 */
export function startFitting(): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries) observer.unobserve(target);
    // All boxes are measured before the first picture is changed, so that the page is laid out once.
    for (const fit of entries.map(({ target }) => measure(target as HTMLImageElement))) fit && apply(fit);
  });
  return observer;
}

function measure(image: HTMLImageElement): Fit | undefined {
  const box = image.parentElement;
  const isFlat = image.offsetWidth > 1 && image.offsetHeight < 2;
  if (!box || (getComputedStyle(image).position === 'absolute' && !isFlat)) return undefined;
  const mode = image.dataset.mode ?? box.className;
  const { overflow, display } = getComputedStyle(box);
  const isCutting = /hidden|clip/.test(overflow);
  const objectFit = FILLED.test(mode) ? 'cover' : FITTED.test(mode) ? 'contain' : isCutting ? 'cover' : '';
  const isAlone = [...box.children].every((child) => child === image || child.localName === 'noscript');
  const room = box.clientHeight - image.offsetHeight;
  return {
    image,
    box,
    objectFit,
    isSized: isAlone && display !== 'inline' && box.clientHeight > 0 && (room < -1 || room > LINE_ROOM),
    isTooWide: display !== 'inline' && box.clientWidth > 0 && image.offsetWidth > box.clientWidth + 1,
    isFlat,
  };
}

function apply({ image, box, objectFit, isSized, isTooWide, isFlat }: Fit): void {
  if (objectFit !== '' && isSized) {
    if (getComputedStyle(box).position === 'static') box.style.position = 'relative';
    Object.assign(image.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit });
  } else if (isFlat) Object.assign(image.style, { position: 'static', height: 'auto' });
  else if (isTooWide) image.style.maxWidth = '100%';
}
