import { useStore } from '@nanostores/react';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { moveNotices } from './notice-place.ts';
import { $notices, dismiss, holdNotices, type Notice, NotUndone, notify } from './notices.ts';
import { errorText } from './query.ts';

/**
 * Shows what has happened, above the screen, and announces it to screen readers. The notices stay while the mouse or the
 * focus is on them, and go out of the way of what the person works with.
 */
export function Notices() {
  const notices = useStore($notices);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(undefined);
  const isInside = useRef(false);
  const isShown = notices.length > 0;
  /** The person goes on where they were before they came to a notice. */
  const goBack = useCallback(() => {
    isInside.current = false;
    holdNotices(false);
    before.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    // A notice that another one replaces takes the focus with it.
    if (isInside.current && document.activeElement === document.body) goBack();
    if (box.current && notices.length > 0) moveNotices(box.current, { isNew: true });
  }, [notices, goBack]);
  useEffect(() => {
    const element = box.current;
    if (!isShown || !element) return undefined;
    const stopping = new AbortController();
    const move = () => moveNotices(element, { isNew: false });
    const options = { signal: stopping.signal, passive: true };
    for (const event of ['focusin', 'resize', 'scroll']) addEventListener(event, move, options);
    window.visualViewport?.addEventListener('resize', move, options);
    // A bar that saves comes with the first change, and a dialog with a press.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) move();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      stopping.abort();
      changes.disconnect();
    };
  }, [isShown]);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    isInside.current = true;
    holdNotices(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The focus goes nowhere when its notice is taken away.
    if (relatedTarget) isInside.current = false;
    holdNotices(false);
  };
  const close = (notice: Notice) => {
    const isHere = box.current?.contains(document.activeElement);
    dismiss(notice.id);
    if (isHere) goBack();
  };
  // A finger does not rest on what it has touched, and a mouse that lies still may have been there before the notice.
  const point = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) holdNotices(true);
  };
  return (
    <div
      ref={box}
      className="c-notices"
      role="status"
      aria-live="polite"
      onPointerMove={point}
      onPointerLeave={() => holdNotices(box.current?.contains(document.activeElement) ?? false)}
      onFocus={enter}
      onBlur={leave}
    >
      {notices.map((notice) => (
        <p key={notice.id} className={`c-notice c-notice--${notice.kind}`}>
          <span>
            {notice.subject && <strong>{notice.subject} </strong>}
            {notice.text}
          </span>
          {notice.undo && (
            <button
              type="button"
              className="c-button c-button--small"
              onClick={() => {
                close(notice);
                void takeBack(notice);
              }}
            >
              {shellTexts.undo}
            </button>
          )}
          <button
            type="button"
            className="c-icon"
            aria-label={shellTexts.closeThisNotice}
            onClick={() => close(notice)}
          >
            ×
          </button>
        </p>
      ))}
    </div>
  );
}

async function takeBack({ undo }: Notice): Promise<void> {
  try {
    const undone = await undo?.();
    if (undone !== null) notify(typeof undone === 'string' ? undone : shellTexts.undone);
  } catch (error) {
    notify(error instanceof NotUndone ? error.message : errorText(error), { kind: 'failed' });
  }
}
