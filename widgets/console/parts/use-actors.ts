import { useCallback, useMemo } from 'react';
import { historyTexts } from '#runtime/i18n/en/console/bin.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../app/query.ts';
import { may } from '../app/session.ts';

/** Who has done something: the id of a key or person, and what a key is called; '' for a person. */
interface Actor {
  keyId: string;
  keyName: string;
}

/** Returns what writes who has done something: a colleague's address, or the name of a key. */
export function useActors(): (actor: Actor) => string {
  const people = useAnswer(may('contributors:read') ? '/api/owner/contributors' : undefined);
  const contributors = people.data?.contributors;
  const emails = useMemo(
    () => contributors && new Map(contributors.map(({ id, email }) => [id, email])),
    [contributors],
  );
  return useCallback(
    ({ keyId, keyName }) => {
      if (keyName) return fill(historyTexts.keyBy, { by: keyName });
      // A program of the server, such as 'npm start', is no id.
      const isNamed = emails === undefined || keyId.includes(' ');
      return emails?.get(keyId) ?? (isNamed ? keyId : historyTexts.formerColleague);
    },
    [emails],
  );
}
