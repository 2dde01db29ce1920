import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { PLAN_PATH, TRIAL_PATH } from '../site/page-paths.ts';

type Texts = Catalogue['plans'];

/** What somebody who works on a shop is told of its plan, and where they change it. */
export interface PlanNotice {
  /** `{site}` is the shop's title. */
  text: string;
  link: string;
  path: string;
}

/** The statuses that ask for something, each with its notice. */
const NOTICES: ReadonlyMap<number, (texts: Texts) => PlanNotice> = new Map([
  [SITE_STATUS.expired, ({ expired: text, renew: link }) => ({ text, link, path: PLAN_PATH })],
  [SITE_STATUS.pastdue, ({ pastdue: text, renew: link }) => ({ text, link, path: PLAN_PATH })],
  [SITE_STATUS.trial, ({ trial: text, upgrade: link }) => ({ text, link, path: TRIAL_PATH })],
  [SITE_STATUS.activeParkingPage, ({ parked: text, upgrade: link }) => ({ text, link, path: PLAN_PATH })],
] as const);

/** Returns what a shop's status asks of those who run it; undefined for nothing. */
export function planNotice(status: number, texts: Texts): PlanNotice | undefined {
  return NOTICES.get(status)?.(texts);
}
