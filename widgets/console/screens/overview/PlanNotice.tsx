import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';

/** The platform's addresses on which a plan is chosen after a trial, and changed later. */
const TRIAL = '/settings/billing/upgrade';
const PLAN = '/settings/billing/subscriptions/website';

/** The statuses in which the owner has to do something. */
const NOTICES: ReadonlyMap<string, { text: string; link: string; path: string }> = new Map([
  [String(SITE_STATUS.expired), { text: overviewTexts.planExpired, link: overviewTexts.lookAfterPlan, path: PLAN }],
  [String(SITE_STATUS.pastdue), { text: overviewTexts.planOverdue, link: overviewTexts.lookAfterPlan, path: PLAN }],
  [String(SITE_STATUS.trial), { text: overviewTexts.onTrial, link: overviewTexts.choosePlan, path: TRIAL }],
  [String(SITE_STATUS.activeParkingPage), { text: overviewTexts.parked, link: overviewTexts.choosePlan, path: PLAN }],
]);

/** Says what the shop's plan asks for, by the status that the page was written with. */
export function PlanNotice() {
  const notice = NOTICES.get(document.body.dataset.status ?? '');
  if (!notice) return null;
  return (
    <p role="status">
      {notice.text} <a href={notice.path}>{notice.link}</a>
    </p>
  );
}
