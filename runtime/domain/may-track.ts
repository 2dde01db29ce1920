/** What a visitor is asked about: numbers for the shop's owner, and advertising. */
export const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Page types whose views are not counted: not found, lock screen, access denied to a member area. */
const UNCOUNTED_PAGE_TYPES: readonly number[] = [100, 103, 106];
const UNCOUNTED_PATH = '/search';
const EDITING_AREA = '/config/';
/** The role of a contributor who only looks at the site. */
const VIEWER_ROLE = 10;

/** Everything that decides whether something may be recorded about a visitor. */
export interface TrackingFacts {
  /** The site records nothing that is not allowed. */
  isRestrictiveCookiePolicyEnabled: boolean;
  /** The site records nothing at all, whatever a visitor allows. */
  isRestrictiveCookiePolicyAbsolute: boolean;
  /** The site asks its visitors. */
  isCookieBannerEnabled: boolean;
  /** The owner has switched analytics off. */
  isAnalyticsDisabled: boolean;
  /** The site is a template that others copy. */
  isCloneableTemplate: boolean;
  /** What the visitor has allowed; undefined where nothing was answered. */
  choice: readonly Purpose[] | undefined;
  /** The browser sends Global Privacy Control. */
  hasPrivacySignal: boolean;
  /** The role of a signed-in contributor; undefined for visitors and for site users. */
  contributorRole: number | undefined;
  path: string;
  /** Whether the visitor's census cookie is there. */
  hasCensusCookie: boolean;
}

/** The part of the facts that says what a visitor has agreed to. */
export type ConsentFacts = Omit<TrackingFacts, 'contributorRole' | 'path' | 'hasCensusCookie'>;

/**
 * Whether the visitor has agreed to a purpose, or need not be asked. Where a site asks, its visitors' answer counts;
 * Global Privacy Control counts as an answer against advertising, and as one against analytics where none was given.
 */
export function isAllowed(facts: ConsentFacts, purpose: Purpose = 'analytics'): boolean {
  const { choice, hasPrivacySignal } = facts;
  if (facts.isAnalyticsDisabled || facts.isRestrictiveCookiePolicyAbsolute) return false;
  if (hasPrivacySignal && (purpose === 'marketing' || !choice)) return false;
  if (choice) return choice.includes(purpose);
  return !isRestrictive(facts);
}

/** Whether nothing may be recorded before the visitor agrees. */
export function isRestrictive(facts: Pick<ConsentFacts, 'isRestrictiveCookiePolicyEnabled' | 'isCloneableTemplate'>) {
  return facts.isRestrictiveCookiePolicyEnabled || facts.isCloneableTemplate;
}

/** Whether visitors are to be asked: they have not answered, and no answer is given by their browser. */
export function isQuestionOpen({ choice, hasPrivacySignal, ...facts }: ConsentFacts): boolean {
  if (choice || hasPrivacySignal || facts.isAnalyticsDisabled || facts.isRestrictiveCookiePolicyAbsolute) return false;
  return facts.isCookieBannerEnabled;
}

/** The one gate of all that is recorded about a visitor, in the browser and in the Worker. */
export function mayTrack(facts: TrackingFacts, purpose: Purpose = 'analytics'): boolean {
  return facts.hasCensusCookie && isOutsider(facts) && isAllowed(facts, purpose);
}

/** Whether a view of the page itself may be counted. Pages of other sites have no type, and paths of their own. */
export function mayCountPageView(facts: TrackingFacts, pageType: number | undefined): boolean {
  const isUncounted =
    pageType !== undefined && (UNCOUNTED_PAGE_TYPES.includes(pageType) || facts.path === UNCOUNTED_PATH);
  return !isUncounted && mayTrack(facts);
}

/** People who work on the site are not counted, but for viewers outside the editing area. */
function isOutsider({ contributorRole, path }: TrackingFacts): boolean {
  if (contributorRole === undefined) return true;
  return contributorRole === VIEWER_ROLE && !path.includes(EDITING_AREA);
}

/** Reads a visitor's answer from the cookie's value; undefined where there is none or it cannot be read. */
export function parseChoice(value: string | undefined): Purpose[] | undefined {
  if (value === 'none') return [];
  const named = value?.split('.') ?? [];
  const known = PURPOSES.filter((purpose) => named.includes(purpose));
  return known.length > 0 && known.length === named.length ? known : undefined;
}

/** Returns the cookie's value for an answer. */
export function choiceText(choice: readonly Purpose[]): string {
  return choice.length === 0 ? 'none' : PURPOSES.filter((purpose) => choice.includes(purpose)).join('.');
}
