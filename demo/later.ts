/** `npm run later -- 8` runs the jobs of the next 8 days in the running demo: renewals, reminders, requests. */
import { runDays } from '#worker/cli/local/jobs.ts';

const MOST_DAYS = 400;
const days = Number(process.argv[2]);
const url = `http://localhost:${process.env.PORT ?? 8787}`;

try {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`Usage: npm run later -- DAYS, a whole number from 1 to ${MOST_DAYS}; the demo must be running.`);
  await runDays(url, days);
  console.log(`The shop has done what it would do in ${days} ${days === 1 ? 'day' : 'days'}: see ${url}/dev/mailbox`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(
    cause
      ? `No shop answers at ${url}: start one with npm start. PORT=9000 before this command names another port.`
      : message,
  );
  process.exit(1);
}
