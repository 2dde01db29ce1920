import { boot } from '../boot.ts';
import { isOwnScript } from '../domain/own-script.ts';

/** What we use of the browser's entries, which not all browsers have. */
interface ShiftSource {
  node?: Node | null;
}
interface ScriptTiming extends PerformanceEntry {
  sourceURL?: string;
}
interface FrameTiming extends PerformanceEntry {
  scripts?: readonly ScriptTiming[];
}
export interface VitalEntry extends PerformanceEntry {
  value?: number;
  sources?: readonly ShiftSource[];
  element?: Element | null;
}

/** Whether our scripts or elements are the reason of a metric, and which element. */
export interface Reason {
  ours: boolean;
  /** '' for none. */
  tag: string;
}

const OTHERS: Reason = { ours: false, tag: '' };
/** The names of our elements, and no others: the shop refuses records with those of other libraries. */
const OWN_TAG = /^sq-[a-z-]{1,40}$/;
/** Most long scripts that are remembered. */
const MOST_SCRIPTS = 50;

/** Returns whose element a node stands in, also inside a shadow root. */
function reasonOf(node: Node | null | undefined): Reason {
  let at: Node | null | undefined = node;
  while (at) {
    if (at instanceof Element && OWN_TAG.test(at.localName)) return { ours: true, tag: at.localName };
    at = at.parentNode ?? (at as Partial<ShadowRoot>).host;
  }
  return OTHERS;
}

/** Who shifted the layout: the element that moved in the greatest shift, where one of them is ours. */
export function reasonOfShift(entries: readonly VitalEntry[]): Reason {
  const [greatest] = entries.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const reasons = (greatest?.sources ?? []).map(({ node }) => reasonOf(node));
  return reasons.find(({ ours }) => ours) ?? OTHERS;
}

/** Whose element was painted last of the largest ones. */
export function reasonOfPaint(entries: readonly VitalEntry[]): Reason {
  return reasonOf(entries.at(-1)?.element);
}

/** Remembers long scripts from the start of the page on. Returns whose was the longest while an interaction waited. */
export function followScripts(): (entries: readonly VitalEntry[]) => Reason {
  const scripts: ScriptTiming[] = [];
  observe('long-animation-frame', (frames) => {
    for (const { scripts: own = [] } of frames as FrameTiming[]) scripts.push(...own);
    scripts.splice(0, Math.max(scripts.length - MOST_SCRIPTS, 0));
  });
  return ([interaction]) => {
    if (!interaction) return OTHERS;
    const { startTime, duration } = interaction;
    const meanwhile = scripts.filter(
      (script) => script.startTime < startTime + duration && script.startTime + script.duration > startTime,
    );
    const [longest] = meanwhile.toSorted((a, b) => b.duration - a.duration);
    return { ours: isOwnScript(longest?.sourceURL ?? '', boot().base), tag: '' };
  };
}

/** Calls the listener with the browser's entries of a type, those before it too. A browser without them has none. */
export function observe(type: string, listener: (entries: PerformanceEntry[]) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => listener(list.getEntries())).observe({ type, buffered: true });
}
