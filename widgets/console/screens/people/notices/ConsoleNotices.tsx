import { useEffect } from 'react';
import type { ConsoleNotice } from '#runtime/contracts/owner-notices.ts';
import { noticeTexts } from '#runtime/i18n/en/console/notices.ts';
import { Link } from '../../../app/Link.tsx';
import { refresh, usePages } from '../../../app/query.ts';
import { callInSession, may } from '../../../app/session.ts';
import { UNREAD_PATH } from '../../../app/unread-path.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { noticeText } from './notice-text.ts';

/** What has happened in the shop, newest first. Whoever opens the list has seen it. */
export default function ConsoleNotices() {
  const reading = usePages('/api/owner/notices');
  const notices = reading.data?.pages.flatMap((page) => page.notices);
  const newest = notices?.[0];
  const until = newest?.isRead === false ? newest.createdAt : undefined;
  useEffect(() => {
    if (until !== undefined) void markRead(until);
  }, [until]);
  return (
    <Page title={noticeTexts.notices}>
      <Loaded of={{ ...reading, data: notices }}>
        {(list) => (
          <>
            {list.length === 0 ? <p>{noticeTexts.nothingYet}</p> : <List notices={list} />}
            <MoreButton of={reading} />
          </>
        )}
      </Loaded>
      <p className="c-quiet">
        {noticeTexts.kept} {may('settings:read') && <Link to="store-settings/notices">{noticeTexts.chooseWhat}</Link>}{' '}
        <Link to="account">{noticeTexts.onYourDevices}</Link>
      </p>
    </Page>
  );
}

function List({ notices }: { notices: readonly ConsoleNotice[] }) {
  return (
    <ul className="c-list">
      {notices.map((notice) => (
        <li key={notice.id} className="p-notice">
          <Link to={notice.target}>{noticeText(notice)}</Link>
          <span className="c-row">
            {!notice.isRead && <span className="c-badge">{noticeTexts.unread}</span>}
            <time className="c-quiet" dateTime={new Date(notice.createdAt).toISOString()}>
              {dateTime(notice.createdAt)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is new stays marked in the list that is shown; the count in the bar goes. A mark that fails is made by the next visit. */
async function markRead(until: number): Promise<void> {
  try {
    await callInSession({ method: 'PUT', path: '/api/owner/notices/read', body: { until } });
    refresh([UNREAD_PATH]);
  } catch {
    // The notices stay unread.
  }
}
