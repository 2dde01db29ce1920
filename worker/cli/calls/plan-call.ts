import type { Fields, Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import type { AnyDetails } from './call-details.ts';
import { nameOf } from './call-name.ts';
import { type FieldOption, optionOf } from './field-options.ts';

/** The operand of a file that holds the body. */
export const FILE = 'FILE';
const PAGING = ['cursor', 'limit'];

/** A call with the parts of its command. */
export interface PlannedCall {
  name: string;
  method: string;
  path: string;
  operation: Operation;
  details: AnyDetails;
  /** The fields of operands in order, FILE for a file, with their words. */
  operands: readonly (readonly [field: string, word: string])[];
  options: readonly FieldOption[];
}

/** Plans the command of a call; undefined for a call that has no name, or whose body is no JSON. */
export function planCall(call: string, operation: Operation, details: AnyDetails): PlannedCall | undefined {
  const fixed = withWords(call, operation, details);
  const name = details.name ?? nameOf(fixed, operation);
  if (name === undefined || operation.body === 'bytes') return undefined;
  const [method = '', path = ''] = fixed.split(' ');
  const operands = operandsOf(method, path, operation, details);
  const fields = optionFields(operation, details, operands);
  const { options = {}, isMerged = false, defaults = {} } = details;
  return {
    name,
    method,
    path,
    operation,
    details,
    operands,
    options: Object.entries(fields).map(([field, { isRequired, ...definition }]) => {
      const isNeeded = isRequired && !isMerged && !(field in defaults);
      return optionOf(field, isNeeded ? { ...definition, isRequired } : definition, options[field] ?? {});
    }),
  };
}

/** Lists the names of a path's parameters. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** Returns the call with the words that stand for parameters of its path: '…/:change' is '…/pause'. */
function withWords(call: string, { words = {} }: Operation, { values = {} }: AnyDetails): string {
  return Object.keys(words).reduce((path, name) => path.replace(`:${name}`, String(values[name] ?? `:${name}`)), call);
}

function operandsOf(method: string, path: string, operation: Operation, details: AnyDetails): [string, string][] {
  const named: Readonly<Record<string, string | undefined>> =
    details.operands ?? Object.fromEntries(parametersOf(path).map((name) => [name, wordOf(name)]));
  const isFileLast = takesFile(method, path, operation, details) && !(FILE in named);
  return [
    ...Object.entries(named).map(([field, word = wordOf(field)]): [string, string] => [field, word]),
    ...(isFileLast ? [[FILE, FILE] satisfies [string, string]] : []),
  ];
}

/**
 * Whether the body comes from a file: one that is no small flat object, that replaces a version, or that creates such
 * an object. Details that name a field of the body mean that it does not.
 */
function takesFile(method: string, path: string, { body, ifMatch }: Operation, details: AnyDetails): boolean {
  const { operands = {}, options = {}, values = {} } = details;
  if (body === undefined || details.isMerged) return false;
  if (body === 'file' || FILE in operands) return true;
  if (Object.keys(body).some((field) => field in operands || field in options || field in values)) return false;
  if (method === 'PUT') return ifMatch !== undefined;
  const object = `PUT ${path}/:`;
  const isObject = (call: string) => call.startsWith(object) && !call.slice(object.length).includes('/');
  return Object.entries(OPERATIONS).some(([call, replacing]) => isObject(call) && 'ifMatch' in replacing);
}

/** Returns the fields that are options, with where a list goes on at their end. */
function optionFields({ query, body }: Operation, details: AnyDetails, operands: readonly [string, string][]): Fields {
  const { options = {}, values = {}, isMerged } = details;
  const isFromFile = operands.some(([field]) => field === FILE);
  const isAsked = (field: string) => (isMerged ? field in options : options[field] !== null);
  const isKnown = (field: string) => field in values || operands.some(([operand]) => operand === field);
  // Details may rename the option of a field whose name is no word.
  const own = Object.entries(options).filter(([, option]) => typeof option === 'object' && option?.kind);
  const all: Fields = {
    ...query,
    ...(typeof body === 'object' && !isFromFile && body),
    ...Object.fromEntries(own.map(([field]) => [field, { kind: 'text' }])),
  };
  const taken = Object.entries(all).filter(([field]) => isAsked(field) && !isKnown(field));
  return Object.fromEntries(taken.sort(([a], [b]) => PAGING.indexOf(a) - PAGING.indexOf(b)));
}

/** Returns the word of an operand: 'FORM' for `formId`. */
function wordOf(field: string): string {
  const stem = field.replace(/(?<=.)Id$/, '');
  return stem.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toUpperCase();
}
