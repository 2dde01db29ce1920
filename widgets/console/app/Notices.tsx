import { useStore } from '@nanostores/react';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { $notices, dismiss, type Notice, notify } from './notices.ts';
import { errorText } from './query.ts';

/** Shows what has happened, above the screen, and announces it to screen readers. */
export function Notices() {
  const notices = useStore($notices);
  return (
    <div className="c-notices" role="status" aria-live="polite">
      {notices.map((notice) => (
        <p key={notice.id} className={`c-notice c-notice--${notice.kind}`}>
          <span>{notice.text}</span>
          {notice.undo && (
            <button type="button" className="c-button c-button--small" onClick={() => void takeBack(notice)}>
              {shellTexts.undo}
            </button>
          )}
          <button
            type="button"
            className="c-icon"
            aria-label={shellTexts.closeThisNotice}
            onClick={() => dismiss(notice.id)}
          >
            ×
          </button>
        </p>
      ))}
    </div>
  );
}

async function takeBack({ id, undo }: Notice): Promise<void> {
  dismiss(id);
  try {
    await undo?.();
    notify(shellTexts.undone);
  } catch (error) {
    notify(errorText(error), { kind: 'failed' });
  }
}
