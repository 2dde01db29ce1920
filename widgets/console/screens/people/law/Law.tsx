import type { LawCheck, LawReport } from '#runtime/contracts/law.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { calendarDay } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { countryName } from '../preferences/country-names.ts';
import { StatementButton } from './StatementButton.tsx';

const LAW = '/api/owner/law';
const LEGAL = 'store-settings/legal';
const SETTINGS = 'store-settings/law';
/** As many countries are written out. */
const COUNTRIES_MOST = 4;

const PARTS = [
  ['missing', lawTexts.missing],
  ['done', lawTexts.done],
  ['notAsked', lawTexts.notAsked],
] as const;

/** Says what the law asks of the shop where it sells, and what is missing. */
export default function Law() {
  const reading = useAnswer(LAW);
  return (
    <Page title={lawTexts.whatTheLawAsksOfThisShop}>
      <p>{lawTexts.notLegalAdvice}</p>
      <Loaded of={reading}>
        {(report) => (
          <>
            <p>
              {placesText(report)} <Link to={SETTINGS}>{lawTexts.changeWhereItSells}</Link>
            </p>
            <p>
              <Link to="law/notices">{lawTexts.notices}</Link>
            </p>
            {PARTS.map(([state, title]) => (
              <Part key={state} title={title} checks={report.checks.filter((check) => check.state === state)} />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Part({ title, checks }: { title: string; checks: readonly LawCheck[] }) {
  if (checks.length === 0) return title === lawTexts.missing ? <p role="status">{lawTexts.nothingIsMissing}</p> : null;
  return (
    <Section title={title}>
      <ul className="c-list">
        {checks.map((check) => (
          <li key={check.name}>
            <Entry {...check} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Entry({ name, title, state, reason, countries, since, sources, screen }: LawCheck) {
  const isMissing = state === 'missing';
  return (
    <>
      <strong>{title}</strong> {reason}{' '}
      {isMissing && screen !== '' && (
        <Link to={screen}>
          {lawTexts.mendIt}
          <span className="sq-visually-hidden">{fill(lawTexts.mendOf, { title })}</span>
        </Link>
      )}
      {since !== null && (
        <div className="c-quiet">
          {fill(lawTexts.inSince, { countries: countriesText(countries), since: calendarDay(Date.parse(since)) })}:{' '}
          {sources.join('; ')}
        </div>
      )}
      {isMissing && screen === LEGAL && name === 'accessibility' && <StatementButton />}
    </>
  );
}

function placesText({ countries }: LawReport): string {
  if (countries.includes(ANY_COUNTRY)) return lawTexts.sellsEverywhere;
  if (countries.length === 0) return lawTexts.sellsNowhere;
  return fill(lawTexts.sellsTo, { countries: countries.map(countryName).join(', ') });
}

function countriesText(countries: readonly string[]): string {
  const named = countries.slice(0, COUNTRIES_MOST).map(countryName).join(', ');
  const n = countries.length - COUNTRIES_MOST;
  return n > 0 ? fill(lawTexts.andMore, { countries: named, n }) : named;
}
