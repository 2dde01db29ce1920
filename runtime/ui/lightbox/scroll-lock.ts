let locks = 0;
let unlock = () => {};

/** Keeps the page behind from scrolling until every holder has let go; nothing on it moves meanwhile. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) unlock = lock();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) unlock();
  };
}

function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter, paddingInlineEnd } = style;
  const scrollbar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) {
    // The scrollbar's room stays, so that fixed elements stay where they are too.
    if (CSS.supports('scrollbar-gutter: stable')) style.scrollbarGutter = 'stable';
    else style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => Object.assign(style, { overflow, scrollbarGutter, paddingInlineEnd });
}
