import { tween } from '#runtime/ui/tween.ts';

/** Width of the circle that follows the pointer, in CSS pixels. */
const CIRCLE_PX = 50;
const OPACITY = 0.4;
/** How much more of it shows at a press. */
const PRESS_OPACITY = 0.4;
/** The colours of blocks: of the one below the pointer, and of the one whose options are open. */
const POINTED = '#027AFF';
const EDITED = '#FFB802';
const WIDTH_PX = 3;
/** What stands in a page as one thing: blocks, galleries, parts of cover pages, and items. */
const BLOCKS = '.sqs-block, .sqs-gallery-container, .sqs-slice, .hentry';

/** Has a translucent circle follow the pointer over a page, which darkens at each press; the returned function takes it away. */
export function showPointer(page: Document): () => void {
  const circle = page.createElement('div');
  circle.setAttribute('aria-hidden', 'true');
  circle.dataset.sqPointer = '';
  Object.assign(circle.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: String(2 ** 31 - 1),
    inlineSize: `${CIRCLE_PX}px`,
    blockSize: `${CIRCLE_PX}px`,
    borderRadius: '50%',
    background: POINTED,
    outlineColor: 'white',
    outlineStyle: 'solid',
    outlineWidth: '2px',
    opacity: String(OPACITY),
    pointerEvents: 'none',
    visibility: 'hidden',
  });
  page.body.append(circle);
  const stop = new AbortController();
  const { signal } = stop;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    circle.style.visibility = 'visible';
    circle.style.transform = `translate(${clientX - CIRCLE_PX / 2}px, ${clientY - CIRCLE_PX / 2}px)`;
  };
  const press = (event: PointerEvent) => {
    follow(event);
    const fade = (progress: number) => {
      circle.style.opacity = String(OPACITY + PRESS_OPACITY * (1 - progress));
    };
    void tween({ step: fade, signal });
  };
  page.addEventListener('pointerdown', press, { signal });
  page.addEventListener('pointermove', follow, { signal });
  const hide = () => {
    circle.style.visibility = 'hidden';
  };
  page.documentElement.addEventListener('pointerleave', hide, { signal });
  return () => {
    stop.abort();
    circle.remove();
  };
}

/**
 * Outlines the block of a page that is below the pointer, and the one whose options are open; the returned function
 * takes both outlines away.
 */
export function outlineBlocks(page: Document, edited: HTMLElement | undefined): () => void {
  let pointed: HTMLElement | undefined;
  const point = (block: HTMLElement | undefined) => {
    if (block === pointed) return;
    if (pointed && pointed !== edited) outline(pointed, '');
    pointed = block;
    if (pointed && pointed !== edited) outline(pointed, POINTED);
  };
  const stop = new AbortController();
  const { signal } = stop;
  page.addEventListener('pointerover', ({ target }) => point(blockOf(target)), { signal });
  page.documentElement.addEventListener('pointerleave', () => point(undefined), { signal });
  if (edited) outline(edited, EDITED);
  return () => {
    stop.abort();
    point(undefined);
    if (edited) outline(edited, '');
  };
}

/** The frame's elements belong to its own window, so that no class of this one tells them. */
function blockOf(target: EventTarget | null): HTMLElement | undefined {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(BLOCKS) ?? undefined;
}

/** A page's policy keeps no style out that a script sets. '' gives the block its own outline again. */
function outline({ style }: HTMLElement, color: string): void {
  style.outlineColor = color;
  style.outlineStyle = color && 'solid';
  style.outlineWidth = color && `${WIDTH_PX}px`;
  style.outlineOffset = color && `-${WIDTH_PX}px`;
}
