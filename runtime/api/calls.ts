import type { Calls } from '../contracts/calls.ts';
import type { Method } from './exchange.ts';

/** A path of the API as its route has it: '/api/owner/orders/:order'. */
export type Route = keyof Calls;

/** The methods that a route answers. */
export type MethodOf<Path extends Route> = keyof Calls[Path] & Method;

/** The routes that have an answer to read. */
export type ReadRoute = { [Path in Route]: 'GET' extends keyof Calls[Path] ? Path : never }[Route];

type Part<Path extends Route, By, Name extends string> = Path extends Route
  ? By extends keyof Calls[Path]
    ? Calls[Path][By] extends Record<Name, infer Value>
      ? Value
      : undefined
    : never
  : never;

/** A body may be made of values that are read-only. */
type Unchangeable<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Entry)[]
    ? readonly Unchangeable<Entry>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Unchangeable<Value[Name]> }
      : Value;

/** The body that a call sends; undefined for none. */
export type BodyOf<Path extends Route, By extends MethodOf<Path>> = Unchangeable<Part<Path, By, 'body'>>;
/** The answer that a call gets; undefined for none. */
export type AnswerOf<Path extends Route, By extends MethodOf<Path> = MethodOf<Path>> = Part<Path, By, 'answer'>;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type QueryOf<Path extends Route> = {
  [By in keyof Calls[Path]]: Calls[Path][By] extends { query: infer Query } ? Query : never;
}[keyof Calls[Path]];

/** Values for a route: its parameters, and those of its query by their names. */
export type ValuesOf<Path extends Route> = { readonly [Name in ParameterOf<Path>]: string | number } & ([
  QueryOf<Path>,
] extends [never]
  ? unknown
  : Readonly<QueryOf<Path>>);

declare const route: unique symbol;

/** An address of the API with all its values; its type remembers the route. */
export type Address<Path extends Route = Route> = string & { readonly [route]: Path };

/** A call goes to an address, or to a route that needs no values. */
export type Target<Path extends Route> = Address<Path> | (Path extends `${string}:${string}` ? never : Path);

/** Returns the address of a route with its values, encoded; a value of the query that is undefined is left out. */
export function addressOf<Path extends Route>(path: Path, values: ValuesOf<Path>): Address<Path> {
  const given = new Map(Object.entries(values as Record<string, unknown>));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)));
    given.delete(name);
    return value;
  });
  const query = [...given].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}` as Address<Path>;
}
