/** A visit ends this long after its last page. */
export const VISIT_MS = 30 * 60 * 1000;
/** How long the visitor's cookies last; the visit's own lasts for `VISIT_MS`. */
export const CENSUS_MS = 2 * 365 * 24 * 60 * 60 * 1000;

const PATTERN = /^([\w-]{8,64})\|([1-9]\d{0,15})\|([1-9]\d{0,15})\|([1-9]\d{0,15})\|([1-9]\d{0,8})$/;

/** What the census cookie tells of a visitor. Times are in ms since the epoch. */
export interface Census {
  id: string;
  firstVisit: number;
  /** Of a visitor's first visit, that visit itself. */
  previousVisit: number;
  lastVisit: number;
  visits: number;
}

/** Reads the cookie's value; undefined where it does not match the pattern and must be replaced. */
export function parseCensus(value: string | undefined): Census | undefined {
  const [, id, ...numbers] = PATTERN.exec(value ?? '') ?? [];
  if (id === undefined) return undefined;
  const [firstVisit = 0, previousVisit = 0, lastVisit = 0, visits = 0] = numbers.map(Number);
  return { id, firstVisit, previousVisit, lastVisit, visits };
}

export function censusText({ id, firstVisit, previousVisit, lastVisit, visits }: Census): string {
  return [id, firstVisit, previousVisit, lastVisit, visits].join('|');
}

/** Returns the census after a page at `now`, which may begin a visit. A visitor without a census gets a new id. */
export function nextCensus(
  census: Census | undefined,
  { now, isNewVisit }: { now: number; isNewVisit: boolean },
): Census {
  if (!census) return { id: crypto.randomUUID(), firstVisit: now, previousVisit: now, lastVisit: now, visits: 1 };
  if (!isNewVisit) return census;
  return { ...census, previousVisit: census.lastVisit, lastVisit: now, visits: census.visits + 1 };
}

/** Returns the start of the visit in the visit's cookie; undefined where there is none. */
export function parseVisit(value: string | undefined): number | undefined {
  return /^[1-9]\d{0,15}$/.test(value ?? '') ? Number(value) : undefined;
}
