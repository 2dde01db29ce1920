import * as z from 'zod/mini';
import {
  CONTEXT_MAX_LENGTH,
  MAX_RECORDS,
  MESSAGE_MAX_LENGTH,
  STACK_MAX_LENGTH,
  URL_MAX_LENGTH,
} from '../domain/error-text.ts';
import { RECORD_EVENTS } from './error-events.ts';

const MAX_COUNT = 1_000_000;

const text = (length: number) => z.string().check(z.maxLength(length));
const version = z.string().check(z.regex(/^[\w.+-]{0,30}$/));
const count = z.int().check(z.minimum(1), z.maximum(MAX_COUNT));

/** One error of a page, or several that are equal. */
export const ErrorRecord = z.strictObject({
  event: z.enum(RECORD_EVENTS),
  data: z.strictObject({
    /** The error's name and message, without what a visitor may have typed. */
    message: text(MESSAGE_MAX_LENGTH),
    /** Where it was caught; '' for an error that nothing caught. */
    context: text(CONTEXT_MAX_LENGTH),
    /** A line for each frame, as `readableStack` writes it. */
    stack: text(STACK_MAX_LENGTH),
    /** The page's address without query and fragment. */
    url: text(URL_MAX_LENGTH),
    /** The loader's; '' on pages without one. */
    version,
    /** The engine's number for the type of page. */
    pageType: z.optional(z.int()),
    /** How often it happened. */
    count,
  }),
  /** When it first happened, in ms since the epoch. */
  timestamp: z.int(),
});
export type ErrorRecord = z.infer<typeof ErrorRecord>;

/** Body of `POST /api/events/RecordJavascriptErrors`. */
export const ErrorRecords = z.array(ErrorRecord).check(z.minLength(1), z.maxLength(MAX_RECORDS));
export type ErrorRecords = z.infer<typeof ErrorRecords>;

/** Where an error happened: in a browser, or in one of the shop's templates. */
export const ERROR_SOURCES = ['browser', 'template'] as const;
export type ErrorSource = (typeof ERROR_SOURCES)[number];

const ms = z.int();

/** Errors of one shop that are alike: same message but for numbers and ids, same place, same version. */
export const ErrorGroup = z.strictObject({
  id: z.string(),
  source: z.enum(ERROR_SOURCES),
  message: z.string(),
  /** The innermost place in our scripts, "sq/page.7q2d.js:1:204", or the template's name; '' where none is known. */
  place: z.string(),
  version: z.string(),
  /** Where it was caught; '' for an error that nothing caught. */
  context: z.string(),
  /** How often it happened in the days that are kept. */
  count: z.int(),
  /** On how many days it happened. */
  days: z.int(),
  firstSeenAt: ms,
  lastSeenAt: ms,
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;

/** Answer of `GET /api/owner/errors`: newest first. */
export const ErrorGroups = z.strictObject({
  errors: z.array(ErrorGroup),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
  /** How many errors of the last 90 days made room for others, or found none, and are not in the list. */
  dropped: z.int(),
});
export type ErrorGroups = z.infer<typeof ErrorGroups>;

/** Answer of `GET /api/owner/errors/:errorId`. */
export const ErrorDetails = z.extend(ErrorGroup, {
  event: z.string(),
  /** The stack of the first one. */
  stack: z.string(),
  /** The page of the first one. */
  url: z.string(),
  pageType: z.nullable(z.int()),
  /** Counts by UTC day, newest first. */
  countsByDay: z.array(z.strictObject({ day: z.string(), count: z.int() })),
});
export type ErrorDetails = z.infer<typeof ErrorDetails>;
