/** The only cron of the shop in `worker/wrangler.jsonc`: each minute it sends the jobs that are due to their queue. */
export const CRON = '* * * * *';

/**
 * Before a job's name, by which a local server or a test runs it at once; '*' is the name of all. Cloudflare's crons are
 * those of the configuration, in which no such one can stand, and no call of a visitor leads to a cron.
 */
export const BY_NAME = 'job:';
