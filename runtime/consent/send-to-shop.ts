import { CHOICE_COOKIE } from '../contracts/visitor-cookies.ts';
import { type Purpose, parseChoice } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { send } from '../telemetry/send.ts';
import { isOwnOrigin } from '../transport.ts';
import { announce } from './announce.ts';
import { keepChoice } from './keep-choice.ts';
import { isAnswerUntold, markAnswer } from './unsent.ts';

const CONSENT_PATH = '/api/consent';
/** Pause before the one repeat, in ms. A page that follows tells the answer too. */
export const REPEAT_MS = 5_000;

type Choice = readonly Purpose[];

/** The visitor's last answer, here or in another tab. */
let latest: Choice | undefined;
/** Resolves to whether the shop has taken the last answer. */
let telling: Promise<boolean> | undefined;

/** Whether no other answer has been given since this one. */
export function isLatest(choice: Choice): boolean {
  return latest === choice;
}

/** Takes an answer of another tab for the last one: what this page still tells of an earlier one must not count. */
export function supersede(choice: Choice): void {
  latest = choice;
}

/**
 * Tells the shop the visitor's answer: again at once where the crumb was too old, and once more after a pause where the
 * shop was busy or could not be reached. One call at a time is under way, and the last answer has the last one. Resolves
 * before that pause.
 */
export async function sendToShop(choice: Choice): Promise<void> {
  if (!(await tell(choice))) setTimeout(sendAgainToShop, REPEAT_MS);
}

/** Tells the shop the present answer unless it has confirmed it. */
export async function sendAgainToShop(): Promise<void> {
  const choice = parseChoice(readKept(CHOICE_COOKIE));
  if (telling || !choice || !isAnswerUntold()) return;
  const isTold = await tell(choice);
  // The shop's answer has brought the cookies of the visit, for which this page has waited to tell of it.
  if (isTold && isLatest(choice) && isOwnOrigin() && choice.includes('analytics')) announce(choice);
}

function tell(choice: Choice): Promise<boolean> {
  latest = choice;
  telling ??= trackLatest(choice).finally(() => {
    telling = undefined;
  });
  return telling;
}

/** Tells the answer, and each that is given meanwhile. Resolves to whether the shop has taken the last one. */
async function trackLatest(choice: Choice): Promise<boolean> {
  const isTold = await sendOnce(choice);
  if (!latest || isLatest(choice)) return isTold;
  // The shop's answer has brought the cookies of the earlier one.
  keepChoice(latest);
  return trackLatest(latest);
}

/** Resolves to whether there is nothing left to tell. */
async function sendOnce(choice: Choice): Promise<boolean> {
  markAnswer('untold');
  const once = () => send(CONSENT_PATH, { choice });
  let answer = await once();
  // The refusal has brought a fresh crumb.
  if (answer?.status === 403 && isLatest(choice)) answer = await once();
  const { status = 0 } = answer ?? {};
  const mayPass = status === 0 || status === 403 || status === 429 || status >= 500;
  markAnswer(mayPass ? 'untold' : 'told');
  return !mayPass;
}
