export const SET_UP_PROBLEMS = ['no-site-key', 'unknown-site-key', 'unlisted-origin'] as const;
/** Why a shop refuses every call of a page of another origin. */
export type SetUpProblem = (typeof SET_UP_PROBLEMS)[number];
