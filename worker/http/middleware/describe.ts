import { createMiddleware } from 'hono/factory';
import type * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';

/** The description of a route in the API's document. */
export interface RouteDescription {
  /** One sentence without a full stop, 'Creates a product'. */
  summary: string;
  /** Of the answer to a call that succeeds: 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** The JSON of that answer; undefined for another type or none. */
  answer?: z.ZodMiniType;
  /** The type of an answer that is no JSON, 'text/csv'. */
  answerType?: string;
  /** What a visitor's route reads itself; an owner's route says it by `input` and `query`. */
  body?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The type of a body that is no JSON. */
  bodyType?: string;
  /** By default, a call that replaces or deletes an object with a version requires it. */
  ifMatch?: 'required' | 'optional' | 'none';
  /** Whether the answer has a version in its ETag; by default, an owner's answer with a field of that name. */
  isVersioned?: boolean;
  /** By default, an owner's call that creates something takes one. */
  idempotencyKey?: 'required' | 'optional' | 'none';
}

/**
 * The sensitive matter of an owner's call: money or its equivalent; data or rights of people; the people, hosts and
 * programs that the shop trusts; or the whole shop as one file. A contributor must have confirmed just now who they are
 * for all of these, and for 'people by page' once they have read many people.
 */
export type Moves = 'nothing' | 'money' | 'people' | 'people by page' | 'trust' | 'shop';

/** The description of an owner's route. */
export interface OwnerRouteDescription extends RouteDescription {
  /** Where it depends on a parameter of the path: that parameter's name, and what a call moves by its value. */
  moves: Moves | MovesByParameter;
}

export type MovesByParameter = Readonly<Record<string, Readonly<Record<string, Moves>>>>;

/** Lists what calls of a route may move, each with the value of the path's parameter that it depends on. */
export function movesOf({ moves }: OwnerRouteDescription): { parameter?: string; value?: string; moves: Moves }[] {
  if (typeof moves === 'string') return [{ moves }];
  return Object.entries(moves).flatMap(([parameter, byValue]) =>
    Object.entries(byValue).map(([value, own]) => ({ parameter, value, moves: own })),
  );
}

/** Returns what a call moves, by the values of the path's parameters. */
export function movedBy(description: OwnerRouteDescription, valueIn: (parameter: string) => string | undefined): Moves {
  const found = movesOf(description).find(
    ({ parameter, value }) => parameter === undefined || valueIn(parameter) === value,
  );
  return found?.moves ?? 'nothing';
}

/** Describes a route in the API's document. It changes nothing of the call. */
export function describe(description: RouteDescription) {
  const middleware = createMiddleware<AppEnv>(async (_, next) => next());
  return Object.assign(middleware, { description });
}
