import { useEffect } from 'react';
import { UNREAD_MOST } from '#runtime/domain/notice-kinds.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from './Link.tsx';
import { refresh, useAnswer } from './query.ts';
import { may } from './session.ts';
import { UNREAD_PATH } from './unread-path.ts';

/** How often a page that is in view asks for new notices. */
const ASK_AGAIN_MS = 60_000;

/** Leads to the notices, and says how many are new. */
export function Bell() {
  const isAllowed = may('notices:read');
  const { data } = useAnswer(isAllowed ? UNREAD_PATH : undefined);
  useEffect(() => {
    if (!isAllowed) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh([UNREAD_PATH]);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAllowed]);
  if (!isAllowed) return null;
  const unread = data?.unread ?? 0;
  const count = unread >= UNREAD_MOST ? `${UNREAD_MOST - 1}+` : String(unread);
  return (
    <Link
      to="notices"
      className="c-icon c-bell"
      aria-label={unread > 0 ? fill(shellTexts.noticesUnread, { count }) : shellTexts.notices}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      {unread > 0 && <span className="c-bell-count">{count}</span>}
    </Link>
  );
}
