import type { Preferences } from '#runtime/contracts/preferences.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';

/** The mailing list that people may join when they ask for a mail about something sold out. */
export function RestockList(fields: Fields<Preferences<'merchandising'>>) {
  return may('lists:read') ? <Lists {...fields} /> : null;
}

function Lists({ value, change, errors }: Fields<Preferences<'merchandising'>>) {
  const reading = useAnswer('/api/owner/mailing-lists');
  const chosen = value.restockNotificationsMailingListId;
  return (
    <Section title={peopleTexts.mailingListOfThese}>
      <Loaded of={reading}>
        {({ mailingLists }) => {
          const isListed = chosen === '' || mailingLists.some(({ id }) => id === chosen);
          if (mailingLists.length === 0) return <p>{editorTexts.noLists}</p>;
          return (
            <Choice
              label={peopleTexts.listThatTheyJoin}
              value={chosen}
              onChange={(id) => change({ restockNotificationsMailingListId: id })}
              options={[
                ['', commonTexts.none],
                ...mailingLists.map(({ id, name }) => [id, name] as const),
                ...(isListed ? [] : [[chosen, chosen] as const]),
              ]}
              error={errors.restockNotificationsMailingListId}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}
