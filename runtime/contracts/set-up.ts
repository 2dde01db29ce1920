/** Why a shop refuses every call of a page of another origin. */
export type SetUpProblem = 'no-site-key' | 'unknown-site-key' | 'unlisted-origin';
