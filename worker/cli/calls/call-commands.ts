import type { Command } from '../command.ts';
import { CATALOGUE } from '../details/catalogue.ts';
import { CONTENT } from '../details/content.ts';
import { OPENING } from '../details/opening.ts';
import { PEOPLE } from '../details/people.ts';
import { SALES } from '../details/sales.ts';
import { SITE } from '../details/site.ts';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import type { OptionKind } from '../option-kinds.ts';
import type { AnyDetails, DetailsByCall } from './call-details.ts';
import { FILE, type PlannedCall, planCall } from './plan-call.ts';
import { runCall } from './run-call.ts';

/** The verbs that stand first in the help of a room. */
const FIRST = ['list', 'get', 'create', 'update'];

/** The details of commands that are not in the description of their calls. */
export const DETAILS: DetailsByCall = { ...OPENING, ...SITE, ...CONTENT, ...CATALOGUE, ...SALES, ...PEOPLE };

/** The calls that have commands of their own, in the order of their paths. */
export const PLANNED: readonly PlannedCall[] = Object.entries(OPERATIONS).flatMap(([call, operation]) =>
  plansOf(call, operation, DETAILS[call as keyof typeof OPERATIONS]),
);

/** The commands of all calls that no command is written for. */
export const CALL_COMMANDS: readonly Command[] = PLANNED.map(commandOf).sort((a, b) => rankOf(a) - rankOf(b));

function plansOf(
  call: string,
  operation: Operation,
  details: AnyDetails | readonly AnyDetails[] | null | undefined,
): PlannedCall[] {
  if (details === null) return [];
  const all = details ?? byWords(operation);
  return [all].flat().flatMap((command) => planCall(call, operation, command) ?? []);
}

/** One command for each word of a parameter that takes only some. */
function byWords({ words = {} }: Operation): AnyDetails[] {
  const [limited] = Object.entries(words);
  return limited ? limited[1].map((word) => ({ values: { [limited[0]]: word } })) : [{}];
}

function commandOf(plan: PlannedCall): Command {
  const options = plan.options.map(({ name, kind }): [string, OptionKind<unknown>] => [name, kind]);
  return {
    name: plan.name,
    operands: plan.operands.map(([, word]) => word),
    options: Object.fromEntries(options),
    about: plan.details.about ?? aboutOf(plan),
    on: 'api',
    run: (context) => runCall(plan, context),
  };
}

/** Returns the description of a command, made of the call's summary and the usage of commands of its kind. */
function aboutOf(plan: PlannedCall): string {
  const { method, path, operation } = plan;
  const summary = operation.summary
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
    .replace(/^reads /, 'prints ');
  const update = PLANNED.find((other) => other.method === 'PUT' && other.path === path && takesFile(other));
  if (operation.answer === 'bytes') return `${summary}, for > FILE`;
  if (method === 'POST' && takesFile(plan)) return `${summary}, as FILE describes it in JSON; - is standard input`;
  if (plan === update && operation.ifMatch === 'required') {
    return `${summary}; it is refused if it has changed since FILE was printed`;
  }
  return method === 'GET' && update ? `${summary}; in a file it is JSON, for ${update.name}` : summary;
}

function takesFile({ operands }: PlannedCall): boolean {
  return operands.some(([field]) => field === FILE);
}

function rankOf({ name }: Command): number {
  const rank = FIRST.indexOf(name.split(' ')[1] ?? '');
  return rank === -1 ? FIRST.length : rank;
}
