import type { Method } from '#runtime/api/exchange.ts';
import type { Api } from '../api.ts';
import { asChange, readJson, readVersioned } from '../json-file.ts';
import { OPERATIONS } from '../operations.ts';
import { bytes, type Output, object, table, textOutput } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { FILE, type PlannedCall, parametersOf } from './plan-call.ts';

type Values = Readonly<Record<string, unknown>>;

interface Context {
  operands: readonly (string | undefined)[];
  options: Values;
  api: Api;
}

interface Change {
  body: unknown;
  version?: number | undefined;
}

/** Makes a call with what was given, and returns what it answers. */
export async function runCall(planned: PlannedCall, { operands, options, api }: Context): Promise<Output> {
  const { method, path, operation, details } = planned;
  const given: Values = {
    ...details.defaults,
    ...details.values,
    ...defined(Object.fromEntries(planned.operands.map(([field], index) => [field, operands[index]]))),
    ...defined(Object.fromEntries(planned.options.map(({ field, name }) => [field, options[name]]))),
  };
  const refusal = details.refusal?.(given);
  if (refusal !== undefined) throw new UsageError(refusal);
  const isReadFirst = details.isMerged || (operation.ifMatch === 'required' && given[FILE] === undefined);
  const present = isReadFirst ? await readPresent(api, path, given) : undefined;
  const inQuery = ([name]: [string, unknown]) => name in (operation.query ?? {});
  const answer = await api.send(filled(path, given), {
    ...changeOf(planned, given, present),
    method: method as Method,
    query: Object.fromEntries(Object.entries(given).filter(inQuery)),
    isStream: operation.answer === 'bytes',
    isRepeatable: details.isRepeatable ?? operation.isRepeatable ?? true,
  });
  return outputOf(planned, answer, { ...present, ...given });
}

function changeOf({ path, operation, details }: PlannedCall, given: Values, present: Values | undefined): Change {
  const { query = {}, body, readOnly = [], ifMatch } = operation;
  const file = given[FILE];
  const version = ifMatch !== undefined && typeof present?.version === 'number' ? present.version : undefined;
  if (body === undefined) return { body, version };
  if (typeof file === 'string')
    return ifMatch === 'required' ? readVersioned(file, readOnly) : { body: readJson(file) };
  const parameters = parametersOf(path);
  const isInBody = ([name]: [string, unknown]) => !(name in query || parameters.includes(name));
  const fields = Object.fromEntries(Object.entries(given).filter(isInBody));
  const rest = details.isMerged ? asChange(present ?? {}, [...readOnly, ...(details.leavesOut ?? [])]) : {};
  return { body: { ...rest, ...fields }, version };
}

/** Reads the object that a change starts from: the object itself, or the one that it belongs to. */
async function readPresent(api: Api, path: string, given: Values): Promise<Values> {
  let read = path;
  while (!(`GET ${read}` in OPERATIONS)) read = read.replace(/\/[^/]*$/, '');
  return (await (await api.send(filled(read, given))).json()) as Values;
}

async function outputOf(
  { method, operation, details, operands }: PlannedCall,
  answer: Response,
  known: Values,
): Promise<Output> {
  if (operation.answer === 'bytes') return bytes(answer.body ?? new Blob().stream());
  const text = await answer.text();
  const content = text ? JSON.parse(text) : undefined;
  if (details.done !== undefined) return textOutput(filledIn(details.done, known), content);
  if (operation.list !== undefined) {
    return table(content, content[operation.list], details.columns ?? operation.columns ?? []);
  }
  if (operation.answer === 'object') return object(content);
  const [field = '', word = ''] = operands.findLast(([name]) => name in known) ?? [];
  return textOutput(method === 'DELETE' ? `The ${word.toLowerCase()} ${known[field]} is deleted.` : 'This is done.');
}

/** Returns a path with its parameters. */
function filled(path: string, given: Values): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
}

function filledIn(sentence: string, known: Values): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name]));
}

function defined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
