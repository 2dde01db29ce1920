import type { LawCheck, LawReport, LawState } from '#runtime/contracts/law.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { DUTIES_TO_ALL, type DutyRow, rowsOf } from '#runtime/domain/law/duties.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import type { ConsoleLanguage } from '#runtime/i18n/console-languages.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { consoleLanguage, type OwnerTexts, ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { countriesNamed, countriesSoldTo } from '../site/law.ts';
import { CHECKS, type Check } from './checks.ts';
import { type Finding, notAsked } from './finding.ts';
import { type Facts, readFacts } from './read-facts.ts';

/** After every first day of a duty. */
const FOREVER = '9999-12-31';

/** Says what the law asks of the shop on the day of `now`; only what is in one `state` where it is given. */
export async function readReport(
  { db, site, now, readerLanguage }: Pick<OwnerCall, 'db' | 'site' | 'now' | 'readerLanguage'>,
  state: LawState | undefined,
): Promise<LawReport> {
  const wording = { texts: await ownerTextsIn(readerLanguage), language: consoleLanguage(readerLanguage) };
  const facts = await readFacts(db, site, now);
  const day = dayIn(now, site.timeZone);
  const countries = countriesSoldTo(site);
  const checks = [
    countriesCheck(countriesNamed(site).size > 0, countries, wording),
    ...CHECKS.map((check) => lookAt(check, facts, { day, countries, wording })),
  ];
  return {
    checks: checks.filter((check) => state === undefined || check.state === state),
    day,
    countries: countries.has(ANY_COUNTRY) ? [ANY_COUNTRY] : [...countries].sort(),
    sellsToConsumers: facts.law.sellsToConsumers,
  };
}

/** The texts of the report, and the language in which it writes days and names beside them. */
interface Wording {
  texts: OwnerTexts;
  language: ConsoleLanguage;
}

interface Place {
  day: string;
  countries: ReadonlySet<string>;
  wording: Wording;
}

function lookAt({ find, ...check }: Check, facts: Facts, { day, countries, wording }: Place): LawCheck {
  const ofShop = ({ country }: DutyRow) => countries.has(country) || countries.has(ANY_COUNTRY);
  const inForce = rowsOf(check.duty, day).filter(ofShop);
  const rows = inForce.length > 0 ? inForce : rowsOf(check.duty, FOREVER).filter(ofShop);
  const since = rows.reduce<string | null>((first, row) => (first && first < row.since ? first : row.since), null);
  const finding =
    notAskedOf(check, facts, inForce, since) ??
    find(
      facts,
      inForce.map(({ country }) => country),
    );
  return {
    ...check,
    title: wording.texts.lawTitles[check.name],
    state: finding.state,
    reason: sentence(finding, since, wording),
    count: finding.count ?? null,
    screen: finding.screen ?? check.screen,
    countries: rows.map(({ country }) => country).sort(),
    since,
    sources: [...new Set(rows.map(({ source }) => wording.texts.lawSources[source] ?? source))],
  };
}

function sentence(
  { text, values, languages = [], count }: Finding,
  since: string | null,
  { texts, language }: Wording,
) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return fill(texts.lawFindings[text], {
    ...values,
    n: count ?? 0,
    day: since === null ? '' : day.format(new Date(since)),
    languages: languages.map((tag) => names.of(tag) ?? tag).join(', '),
  });
}

/** Why a duty is not asked of this shop at all, if so. */
function notAskedOf(
  { duty }: Pick<Check, 'duty'>,
  { law }: Facts,
  inForce: readonly DutyRow[],
  since: string | null,
): Finding | undefined {
  if (!law.sellsToConsumers && !DUTIES_TO_ALL.has(duty)) {
    return notAsked('businessesAlone');
  }
  if (inForce.length > 0) return undefined;
  return notAsked(since === null ? 'noCountryAsks' : 'beginsLater');
}

/** A shop that names no country shows what its own asks for; one that has none either shows nothing of the law. */
function countriesCheck(isNamed: boolean, countries: ReadonlySet<string>, { texts }: Wording): LawCheck {
  const { lawFindings, lawTitles } = texts;
  const unnamed = countries.size > 0 ? lawFindings.onlyOwnCountry : lawFindings.noCountry;
  return {
    name: 'countries',
    title: lawTitles.countries,
    duty: null,
    state: isNamed ? 'done' : 'missing',
    reason: isNamed ? lawFindings.countriesKnown : unnamed,
    countries: [],
    since: null,
    sources: [],
    count: null,
    screen: 'store-settings/law',
  };
}
