import type { ConsentChoice } from '../contracts/telemetry.ts';
import { CHOICE_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseChoice } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { send } from '../telemetry/send.ts';
import { isOwnOrigin } from '../transport.ts';
import { announce } from './announce.ts';
import { keepChoice } from './keep-choice.ts';
import { isAnswerUnsent, markAnswer } from './unsent.ts';

const CONSENT_PATH = '/api/consent';
/** Pause before the one repeat, in ms. The next page sends the answer too. */
export const REPEAT_MS = 5_000;

/** The visitor's last answer, here or in another tab. */
let latest: ConsentChoice | undefined;
/** Resolves to whether the shop has taken the last answer. */
let sending: Promise<boolean> | undefined;

/** Whether no other answer has been given since this one. */
export function isLatest(choice: ConsentChoice): boolean {
  return latest === choice;
}

/** Takes an answer of another tab for the last one: an earlier answer that this page still sends must not count. */
export function supersede(choice: ConsentChoice): void {
  latest = choice;
}

/**
 * Sends the shop the visitor's answer: again at once where the crumb was too old, and once more after a pause where the
 * shop was busy or could not be reached. One call at a time is under way, and the last answer has the last one.
 * Resolves before that pause.
 */
export async function sendToShop(choice: ConsentChoice): Promise<void> {
  if (!(await sendChoice(choice))) setTimeout(sendAgainToShop, REPEAT_MS);
}

/** Sends the shop the present answer unless the shop has confirmed it. */
export async function sendAgainToShop(): Promise<void> {
  const choice = parseChoice(readKept(CHOICE_COOKIE));
  if (sending || !choice || !isAnswerUnsent()) return;
  const isSent = await sendChoice(choice);
  // The shop's answer has brought the cookies of the visit, which this page needs before it records the visit.
  if (isSent && isLatest(choice) && isOwnOrigin() && choice.includes('analytics')) announce(choice);
}

function sendChoice(choice: ConsentChoice): Promise<boolean> {
  latest = choice;
  sending ??= sendLatest(choice).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Sends the answer, and each that is given meanwhile. Resolves to whether the shop has taken the last one. */
async function sendLatest(choice: ConsentChoice): Promise<boolean> {
  const isSent = await sendOnce(choice);
  if (!latest || isLatest(choice)) return isSent;
  // The shop's answer has brought the cookies of the earlier one.
  keepChoice(latest);
  return sendLatest(latest);
}

/** Resolves to whether the shop needs no further call: it has taken the answer, or will never take it. */
async function sendOnce(choice: ConsentChoice): Promise<boolean> {
  markAnswer('unsent');
  const once = () => send(CONSENT_PATH, { choice });
  let answer = await once();
  // The refusal has brought a fresh crumb.
  if (answer?.status === 403 && isLatest(choice)) answer = await once();
  const { status = 0 } = answer ?? {};
  const mayPass = status === 0 || status === 403 || status === 429 || status >= 500;
  markAnswer(mayPass ? 'unsent' : 'sent');
  return !mayPass;
}
