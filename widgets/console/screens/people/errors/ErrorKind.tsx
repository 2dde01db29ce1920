import type { ErrorDetails } from '#runtime/contracts/error-reports.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ERROR_SOURCE_TEXTS, ERRORS } from './errors.ts';

/** One kind of error, with what a developer needs to find it. */
export default function ErrorKind({ parts }: { parts: ScreenParts }) {
  const reading = useAnswer<ErrorDetails>(`${ERRORS}/${encodeURIComponent(parts.error ?? '')}`);
  return (
    <Page title="Error" back={{ to: 'errors', text: 'Errors' }}>
      <Loaded of={reading}>
        {(error) => (
          <>
            <Section title={error.message || 'Without a message'}>
              <dl className="c-facts">
                <Fact name="Seen in" value={ERROR_SOURCE_TEXTS[error.source]} />
                <Fact name="Place" value={error.place} />
                <Fact name="Caught in" value={error.context} />
                <Fact name="First page" value={error.url} />
                <Fact name="Version" value={error.version} />
                <Fact name="How often" value={`${error.count}, on ${error.days} days`} />
                <Fact name="First seen" value={dateTime(error.firstSeenAt)} />
                <Fact name="Last seen" value={dateTime(error.lastSeenAt)} />
              </dl>
            </Section>
            {error.stack && (
              <Section title="Stack">
                <pre className="p-code">{error.stack}</pre>
              </Section>
            )}
            <Section title="By day">
              <table className="c-plain-table">
                <thead>
                  <tr>
                    <th scope="col">Day (UTC)</th>
                    <th scope="col">How often</th>
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
