import { addressOf } from '#runtime/api/calls.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ERROR_SOURCE_TEXTS } from './errors.ts';

/** One kind of error, with what a developer needs to find it. */
export default function ErrorKind({ parts }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/errors/:errorId', { errorId: parts.error ?? '' }));
  return (
    <Page title={peopleTexts.error} back={{ to: 'errors', text: peopleTexts.errors }}>
      <Loaded of={reading}>
        {(error) => (
          <>
            <Section title={error.message || peopleTexts.withoutAMessage}>
              <dl className="c-facts">
                <Fact name={peopleTexts.seenIn} value={ERROR_SOURCE_TEXTS[error.source]} />
                <Fact name={peopleTexts.where} value={error.place} />
                <Fact name={peopleTexts.caughtIn} value={error.context} />
                <Fact name={peopleTexts.firstPage} value={error.url} />
                <Fact name={peopleTexts.version} value={error.version} />
                <Fact
                  name={peopleTexts.howOften}
                  value={fill(peopleTexts.countOnDaysDays, { count: error.count, days: error.days })}
                />
                <Fact name={peopleTexts.firstSeen} value={dateTime(error.firstSeenAt)} />
                <Fact name={peopleTexts.lastSeen} value={dateTime(error.lastSeenAt)} />
              </dl>
            </Section>
            {error.stack && (
              <Section title={peopleTexts.stack}>
                <pre className="p-code">{error.stack}</pre>
              </Section>
            )}
            <Section title={peopleTexts.byDay}>
              <table className="c-plain-table">
                <thead>
                  <tr>
                    <th scope="col">{peopleTexts.dayUtc}</th>
                    <th scope="col">{peopleTexts.howOften}</th>
                  </tr>
                </thead>
                <tbody>
                  {error.countsByDay.map(({ day, count }) => (
                    <tr key={day}>
                      <th scope="row">{day}</th>
                      <td>{count}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
