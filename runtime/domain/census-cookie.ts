const PATTERN = /^([\w-]{8,64})\|([1-9]\d{0,15})\|([1-9]\d{0,15})\|([1-9]\d{0,15})\|([1-9]\d{0,8})$/;

/** What the census cookie holds about a visitor. Times are in ms since the epoch. */
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
