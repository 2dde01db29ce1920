import type { LawCheck, LawReport, LawState } from '#runtime/contracts/law.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { DUTIES_TO_ALL, type DutyRow, rowsOf } from '#runtime/domain/law/duties.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { countriesNamed, countriesSoldTo } from '../site/law.ts';
import type { Site } from '../site/site.ts';
import { CHECKS, type Check } from './checks.ts';
import type { Finding } from './finding.ts';
import { type Facts, readFacts } from './read-facts.ts';

/** After every first day of a duty. */
const FOREVER = '9999-12-31';

/** Says what the law asks of the shop on the day of `now`; only what is in one `state` where it is given. */
export async function readReport(
  db: D1Database,
  site: Site,
  now: number,
  state: LawState | undefined,
): Promise<LawReport> {
  const facts = await readFacts(db, site, now);
  const day = dayIn(now, site.timeZone);
  const countries = countriesSoldTo(site);
  const checks = [
    countriesCheck(countriesNamed(site).size > 0, countries),
    ...CHECKS.map((check) => lookAt(check, facts, { day, countries })),
  ];
  return {
    checks: checks.filter((check) => state === undefined || check.state === state),
    day,
    countries: countries.has(ANY_COUNTRY) ? [ANY_COUNTRY] : [...countries].sort(),
    sellsToConsumers: facts.law.sellsToConsumers,
  };
}

interface Place {
  day: string;
  countries: ReadonlySet<string>;
}

function lookAt({ find, ...check }: Check, facts: Facts, { day, countries }: Place): LawCheck {
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
    ...{ count: null, ...finding },
    countries: rows.map(({ country }) => country).sort(),
    since,
    sources: [...new Set(rows.map(({ source }) => source))],
  };
}

/** Why a duty is not asked of this shop at all, if so. */
function notAskedOf(
  { duty }: Pick<Check, 'duty'>,
  { law }: Facts,
  inForce: readonly DutyRow[],
  since: string | null,
): Finding | undefined {
  if (!law.sellsToConsumers && !DUTIES_TO_ALL.has(duty)) {
    return { state: 'notAsked', reason: 'The shop sells to businesses alone.' };
  }
  if (inForce.length > 0) return undefined;
  const reason = since === null ? 'No country that the shop sells to asks for it.' : `It begins on ${since}.`;
  return { state: 'notAsked', reason };
}

/** A shop that names no country shows what its own asks for; one that has none either shows nothing of the law. */
function countriesCheck(isNamed: boolean, countries: ReadonlySet<string>): LawCheck {
  const unnamed =
    countries.size > 0
      ? 'The shop delivers nowhere and names no country, so that only its own counts. Say where you sell.'
      : 'The shop delivers nowhere and names no country, so that it shows nothing that the law asks for. Say where you sell.';
  return {
    name: 'countries',
    title: 'Countries that the shop sells to',
    duty: null,
    state: isNamed ? 'done' : 'missing',
    reason: isNamed ? 'They follow from delivery and from what you have named.' : unnamed,
    countries: [],
    since: null,
    sources: [],
    count: null,
    screen: 'store-settings/law',
  };
}
