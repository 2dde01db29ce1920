import type { ErrorRecord } from '../contracts/error-reports.ts';
import { MAX_RECORDS } from '../domain/error-text.ts';
import { droppedRecord } from './record.ts';

/** Bytes of one call, well below what browsers let a page send while it is left. */
const MAX_CALL_BYTES = 30_000;

/** The records that wait to be sent: at most ten, each with its count. What finds no room is counted as dropped. */
export interface ErrorQueue {
  /** Adds records; equal ones become one. */
  add(records: readonly ErrorRecord[]): void;
  /** Takes out what one call may carry; with the number of dropped ones, if there are any. */
  take(): ErrorRecord[];
  /** Forgets everything. */
  clear(): void;
  readonly isEmpty: boolean;
}

export function createQueue(): ErrorQueue {
  const waiting = new Map<string, ErrorRecord>();
  let dropped = 0;

  function addOne(record: ErrorRecord): void {
    const { count } = record.data;
    const key = keyOf(record);
    const equal = waiting.get(key);
    if (record.event === 'dropped-errors' || (!equal && waiting.size === MAX_RECORDS)) {
      dropped += count;
    } else if (equal) {
      const timestamp = Math.min(equal.timestamp, record.timestamp);
      waiting.set(key, { ...equal, timestamp, data: { ...equal.data, count: equal.data.count + count } });
    } else {
      waiting.set(key, record);
    }
  }

  return {
    add: (records) => records.forEach(addOne),

    take() {
      const taken = dropped > 0 ? [droppedRecord(dropped)] : [];
      dropped = 0;
      let bytes = sizeOf(taken);
      for (const [key, record] of waiting) {
        bytes += sizeOf(record);
        if (taken.length === MAX_RECORDS || bytes > MAX_CALL_BYTES) break;
        waiting.delete(key);
        taken.push(record);
      }
      return taken;
    },

    clear() {
      waiting.clear();
      dropped = 0;
    },

    get isEmpty() {
      return waiting.size === 0 && dropped === 0;
    },
  };
}

function keyOf({ event, data: { message, context, stack } }: ErrorRecord): string {
  return JSON.stringify([event, message, context, stack]);
}

function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
