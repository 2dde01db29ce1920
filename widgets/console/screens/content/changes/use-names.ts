import { useMemo } from 'react';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';

/** Returns what names the person, or the key, that made a change. */
export function useNames(): (id: string) => string {
  const people = useAnswer(may('contributors:read') ? '/api/owner/contributors' : undefined);
  const contributors = people.data?.contributors;
  return useMemo(() => {
    const emails = new Map(contributors?.map(({ id, email }) => [id, email]));
    return (id) => emails.get(id) ?? id;
  }, [contributors]);
}
