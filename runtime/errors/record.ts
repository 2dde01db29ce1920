import { boot } from '../boot.ts';
import type { RecordEvent } from '../contracts/error-events.ts';
import type { ErrorRecord } from '../contracts/error-reports.ts';
import {
  CONTEXT_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  readableStack,
  scriptsOf,
  scrub,
  scrubAddress,
} from '../domain/error-text.ts';
import { isOwnScript } from '../domain/own-script.ts';
import { ownContext } from '../page/own-context.ts';

/** The record of an error that our scripts caught; undefined where it happened in a script that is not ours. */
export function caughtRecord(error: unknown, context: string): ErrorRecord | undefined {
  const [innermost] = scriptsOf(stackOf(error));
  if (innermost && !isOurs(innermost)) return undefined;
  return recordOf(eventOf(context), error, context);
}

/** The record of an error that nothing caught; undefined where it happened in a script that is not ours. */
export function uncaughtRecord(event: ErrorEvent | PromiseRejectionEvent): ErrorRecord | undefined {
  if ('reason' in event) {
    const [innermost = ''] = scriptsOf(stackOf(event.reason));
    return isOurs(innermost) ? recordOf('javascript-error', event.reason) : undefined;
  }
  const { error, message, filename, lineno, colno } = event;
  const [innermost = filename] = scriptsOf(stackOf(error));
  if (!isOurs(innermost)) return undefined;
  return recordOf('javascript-error', error ?? message, '', stackOf(error) || `at ${filename}:${lineno}:${colno}`);
}

/** The record that says how many errors were not sent. */
export function droppedRecord(count: number): ErrorRecord {
  const record = recordOf('dropped-errors', 'Errors that could not be sent');
  return { ...record, data: { ...record.data, count } };
}

function recordOf(event: RecordEvent, error: unknown, context = '', stack = stackOf(error)): ErrorRecord {
  const { pageType } = ownContext<{ pageType?: unknown }>() ?? {};
  return {
    event,
    data: {
      message: scrub(errorText(error)).slice(0, MESSAGE_MAX_LENGTH),
      context: scrub(context).slice(0, CONTEXT_MAX_LENGTH),
      stack: readableStack(stack, boot().base),
      url: scrubAddress(location.href),
      version: window.Storefront?.version ?? '',
      ...(Number.isInteger(pageType) && { pageType: pageType as number }),
      count: 1,
    },
    timestamp: Date.now(),
  };
}

function eventOf(context: string): RecordEvent {
  if (context.startsWith('sq-')) return 'element-error';
  return context.startsWith('enhance ') ? 'behaviour-error' : 'caught-error';
}

function isOurs(address: string): boolean {
  return isOwnScript(address, boot().base);
}

function errorText(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'An error without a text';
  }
}

function stackOf(error: unknown): string {
  const { stack } = Object(error) as { stack?: unknown };
  return typeof stack === 'string' ? stack : '';
}
