import { useEffect } from 'react';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import { useAnswer } from '../app/query.ts';
import { may } from '../app/session.ts';

/** Returns the time zone of the shop. */
export function shopTimeZone(): string {
  return supportedTimeZone(document.body.dataset.timeZone ?? '');
}

/**
 * Returns the time zone of the shop. The page names the one that it was loaded with; a later one is kept there, so that no
 * screen goes on with the old one.
 */
export function useTimeZone(): string {
  const { data } = useAnswer(may('settings:read') ? '/api/owner/site' : undefined);
  const read = data?.timeZone;
  useEffect(() => {
    if (read) document.body.dataset.timeZone = read;
  }, [read]);
  return supportedTimeZone(read ?? document.body.dataset.timeZone ?? '');
}
