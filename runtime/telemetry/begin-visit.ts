import { boot } from '../boot.ts';
import { cleanAddress, pageAddress } from './clean-address.ts';
import type { Gate } from './gate.ts';
import { countViews, recordHit } from './hits.ts';
import { readPage } from './page-facts.ts';
import { post, postAway } from './post.ts';
import { createTaskQueue, type PageLoad, type SeenPage } from './visit.ts';

/** A page view that is being recorded. */
export interface RunningVisit {
  /** Sends what has waited for the visitor's answer, which allows that. */
  release(): void;
  hearCart(event: Event): void;
  /** Ends the recording; what waits is forgotten. */
  end(): void;
}

interface Options extends Gate {
  load: PageLoad;
}

/** Begins to record the page: that it is seen, and what its visitor does there. */
export function beginVisit(gate: Options): RunningVisit {
  const ending = new AbortController();
  const { signal } = ending;
  const page = readPage(boot().site);
  const { queue, release } = createTaskQueue({ ...gate, signal });
  const seen: SeenPage = {
    page,
    signal,
    queue,
    before: { ...gate.load },
    hit: (name) => recordHit({ page, queue }, name),
  };
  countViews(seen);
  const watching = import('./watch-visitor.ts').then(({ watchVisitor }) =>
    watchVisitor(seen, { post, postAway, cleanAddress, pageAddress }, gate),
  );
  watching.catch(ignore);
  return {
    release() {
      release();
      watching.then(({ measure }) => measure(), ignore);
    },
    hearCart: (event) => void watching.then(({ hearCart }) => hearCart(event), ignore),
    end: () => ending.abort(),
  };
}

/** A visitor whose browser cannot fetch a script has left, or has no connection. */
function ignore(): void {}
