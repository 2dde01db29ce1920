import { CHOICE_COOKIE } from '../contracts/visitor-cookies.ts';
import { type Purpose, parseChoice } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { send } from '../telemetry/send.ts';
import { isAnswerUntold, markAnswer } from './untold.ts';

const CONSENT_PATH = '/api/consent';
/** Pause before the one repeat, in ms. A page that follows tells the answer too. */
export const REPEAT_MS = 5_000;

/**
 * Tells the shop the visitor's answer: again at once where the crumb was too old, and once more after a pause where the
 * shop was busy or could not be reached. Resolves before that pause.
 */
export async function tellShop(choice: readonly Purpose[]): Promise<void> {
  if (!(await tellOnce(choice))) setTimeout(tellAgain, REPEAT_MS);
}

/** Tells the shop the present answer unless it has confirmed it. */
export async function tellAgain(): Promise<void> {
  const choice = parseChoice(readKept(CHOICE_COOKIE));
  if (choice && isAnswerUntold()) await tellOnce(choice);
}

/** Resolves to whether there is nothing left to tell. */
async function tellOnce(choice: readonly Purpose[]): Promise<boolean> {
  markAnswer('untold');
  const once = () => send(CONSENT_PATH, { choice });
  let answer = await once();
  // The refusal has brought a fresh crumb.
  if (answer?.status === 403) answer = await once();
  const { status = 0 } = answer ?? {};
  const mayPass = status === 0 || status === 403 || status === 429 || status >= 500;
  markAnswer(mayPass ? 'untold' : 'told');
  return !mayPass;
}
