import { useQueries } from '@tanstack/react-query';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../app/Link.tsx';
import { callInSession, may } from '../../app/session.ts';
import { Section } from '../../parts/Section.tsx';
import { countIn, TASKS } from './tasks.ts';

/** Lists what waits for the owner, with a way to each. */
export function Tasks() {
  const tasks = TASKS.filter(({ scope }) => may(scope));
  const reads = useQueries({
    queries: tasks.map(({ path }) => ({
      queryKey: [path],
      queryFn: ({ signal }: { signal: AbortSignal }) => callInSession({ method: 'GET', path, signal }),
    })),
  });
  if (tasks.length === 0) return null;
  const isReading = reads.some(({ isPending }) => isPending);
  const failed = reads.filter(({ isError }) => isError);
  const waiting = tasks.flatMap((task, i) => {
    const count = countIn(reads[i]?.data?.body);
    return count === '0' ? [] : [{ ...task, count }];
  });
  return (
    <Section title={overviewTexts.toDo}>
      {isReading && <p className="c-quiet">{commonTexts.loading}</p>}
      {failed.length > 0 && (
        <p role="alert" className="c-error">
          {editorTexts.loadAgain}{' '}
          <button
            type="button"
            className="c-link"
            onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          >
            {commonTexts.tryAgain}
          </button>
        </p>
      )}
      {!isReading && failed.length === 0 && waiting.length === 0 && <p>{overviewTexts.nothingWaitsForYou}</p>}
      {waiting.length > 0 && (
        <ul className="c-tasks">
          {waiting.map(({ to, text, count }) => (
            <li key={to}>
              <Link to={to}>
                <strong>{count}</strong> {fill(text, { n: count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
