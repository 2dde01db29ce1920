import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';

const MOST_RANKED = 5;

/** The first entries of a list, each with its number. */
export function Ranking({ rows }: { rows: readonly { key: string; title: string; text: string }[] }) {
  if (rows.length === 0) return <p className="c-quiet">{overviewTexts.nothingWasCounted}</p>;
  return (
    <ol className="c-list">
      {rows.slice(0, MOST_RANKED).map(({ key, title, text }) => (
        <li key={key} className="c-ranked">
          <span>{title}</span> <span className="c-quiet">{text}</span>
        </li>
      ))}
    </ol>
  );
}
