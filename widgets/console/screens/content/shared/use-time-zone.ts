import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';

/** The time zone of the shop, or of this browser until it is known and where the role cannot read it. */
export function useTimeZone(): string {
  const site = useAnswer(may('settings:read') ? '/api/owner/site' : undefined);
  return site.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
