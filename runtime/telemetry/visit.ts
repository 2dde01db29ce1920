import type { EventDetails, EventName, VISITOR_HIT } from '../contracts/telemetry.ts';
import type { TrackingFacts } from '../domain/may-track.ts';
import type { Gate } from './gate.ts';
import type { PageFacts } from './page-facts.ts';
import { createIdleQueue } from './when-idle.ts';

/** Most that a page keeps of each kind while its visitor has not answered yet. */
const MOST_WAITING = 50;

/** What an event is about. An event with an id is sent once in this browser. */
export type About = Omit<EventDetails, 'event_id'> & { id?: string };

export type HitName = keyof typeof VISITOR_HIT;

/** Sends something about the visitor; runs only where that is allowed. */
export type Task = (facts: TrackingFacts) => void;

/** What this load of the page has behind it, over all answers of its visitor. */
export interface PageLoad {
  /** Something of it was sent. */
  isSent: boolean;
  /** Its visitor has refused, if only for a time. */
  wasRefused: boolean;
}

/**
 * What is kept together until the visitor answers, so that the many presses of a page push out neither its acts nor its
 * view: acts with an id, each event without one, each hit, and all other counts.
 */
type Kind = 'act' | 'count' | EventName | HitName;

/** One page view as it is recorded, with what the page itself sends. */
export interface SeenPage {
  readonly page: PageFacts;
  /** What was before this recording: the page's own view is sent once, and nothing of a time of refusal. */
  readonly before: Readonly<PageLoad>;
  /** Ends everything that records. */
  readonly signal: AbortSignal;
  /**
   * Runs a task when the page is idle, if the visitor may be counted; once the visitor agrees, if that is still open
   * and 50 more of its kind have not come by then; else never.
   */
  queue(kind: Kind, task: Task): void;
  /** Counts the page itself, likewise. */
  hit(name: HitName): void;
}

/** The same with what only pages of counted visitors fetch. */
export interface Visit extends SeenPage {
  /** Sends an event, likewise. */
  record(name: EventName, about?: About): void;
  /** Counts something by a form with these fields and the visitor's census, likewise. */
  count(path: string, fields: Record<string, string>): void;
}

interface Options extends Gate {
  signal: AbortSignal;
  load: PageLoad;
}

/** Returns the function that queues a task, and the one that queues those that have waited for the visitor's answer. */
export function createTaskQueue({ signal, load, facts, permission }: Options): {
  queue: Visit['queue'];
  release(): void;
} {
  const idleQueue = createIdleQueue(signal);
  const waiting = new Map<Kind, Task[]>();

  function queue(kind: Kind, task: Task): void {
    if (signal.aborted) return;
    const now = permission();
    if (now === 'open') waiting.set(kind, [...(waiting.get(kind) ?? []), task].slice(-MOST_WAITING));
    if (now === 'allowed') idleQueue.add(() => runTask(task));
  }

  function runTask(task: Task): void {
    const known = facts();
    // The visitor may have refused before the page was idle, in another tab too.
    if (!known || permission() !== 'allowed') return;
    load.isSent = true;
    task(known);
  }

  signal.addEventListener('abort', () => waiting.clear());
  return {
    queue,
    release() {
      const all = [...waiting];
      waiting.clear();
      for (const [kind, kept] of all) for (const task of kept) queue(kind, task);
    },
  };
}
