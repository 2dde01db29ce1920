import { report } from '../report.ts';
import { onFirstSign } from '../signs-of-life.ts';
import { isPlainPress } from './plain-press.ts';

type Answer = (event: Event) => void;

interface Presses {
  /** Finds the controls within the element. */
  selector: string;
  /** Fetches what answers presses, and sets up what the visitor needs beside them. */
  load(): Promise<Answer>;
  gone: AbortSignal;
}

/**
 * Answers presses within an element by a module that is fetched with the visitor's first sign. A press that comes before
 * the module is kept for it, the latest one only. After a failure the next press tries again.
 */
export function keepPresses(element: HTMLElement, { selector, load, gone }: Presses): void {
  let loading: Promise<Answer> | undefined;
  let answer: Answer | undefined;
  let kept: Event | undefined;

  async function start(): Promise<void> {
    try {
      loading ??= load();
      answer = await loading;
      if (kept && !gone.aborted) answer(kept);
    } catch (error) {
      loading = undefined;
      report(error, 'presses on pictures');
    }
    kept = undefined;
  }

  element.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const pressed = target.closest(selector);
      if (!pressed || !isPlainPress(event)) return;
      // A link within what can be pressed leads where it says.
      const link = target.closest('a[href]');
      if (link && link !== pressed && pressed.contains(link)) return;
      event.preventDefault();
      if (answer) answer(event);
      else {
        kept = event;
        void start();
      }
    },
    { signal: gone },
  );
  onFirstSign(() => void start(), gone);
}
