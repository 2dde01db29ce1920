import * as happyDom from 'happy-dom';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const builtin = builtinEnvironments['happy-dom'];

/** Globals that happy-dom lacks, or that Node has as well and closer to a browser's. */
const FROM_NODE = [
  ...(['structuredClone', 'atob', 'btoa', 'TextEncoder', 'TextDecoder', 'URLPattern', 'MessageChannel'] as const),
  ...(['crypto', 'Crypto', 'CryptoKey', 'SubtleCrypto'] as const),
  ...(['ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoderStream', 'TextDecoderStream'] as const),
  ...(['CompressionStream', 'DecompressionStream'] as const),
  ...(['performance', 'PerformanceEntry', 'PerformanceObserver', 'PerformanceResourceTiming'] as const),
] as const;

/** All pages of a process have these prototypes, which a file may change. */
const SHARED = Object.values(happyDom)
  .map((shared) => (typeof shared === 'function' ? shared.prototype : undefined))
  .filter((prototype) => prototype !== undefined)
  .map((prototype) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const);

function restore(changed: object, properties: PropertyDescriptorMap): void {
  for (const name of Reflect.ownKeys(changed)) if (!(name in properties)) Reflect.deleteProperty(changed, name);
  for (const name of Reflect.ownKeys(properties)) {
    const original = properties[name as string];
    const { value, get, set } = Object.getOwnPropertyDescriptor(changed, name) ?? {};
    if (original && (value !== original.value || get !== original.get || set !== original.set))
      Object.defineProperty(changed, name, original);
  }
}

/** A page of happy-dom in a context of its own, so that one process serves many files. */
const environment: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  setup: builtin.setup,
  async setupVM(options) {
    const page = await builtin.setupVM?.(options);
    if (!page) throw new Error('happy-dom has no environment for a context.');
    const context = page.getVmContext();
    for (const name of FROM_NODE) {
      Object.defineProperty(context, name, { value: globalThis[name], writable: true, configurable: true });
    }
    // A page has its own origin, also where its location is another, as in a frame with `srcdoc`.
    Object.defineProperty(context, 'origin', { get: () => context.location.origin, configurable: true });
    const { setTimeout } = context;
    // As in a browser, a test's own clock does not reach it.
    context.AbortSignal.timeout = (ms: number) => {
      const ending = new context.AbortController();
      setTimeout(() => ending.abort(new context.DOMException('signal timed out', 'TimeoutError')), ms);
      return ending.signal;
    };
    const channels: BroadcastChannel[] = [];
    context.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    };
    return {
      ...page,
      async teardown() {
        for (const channel of channels) channel.close();
        for (const [prototype, properties] of SHARED) restore(prototype, properties);
        await page.teardown();
      },
    };
  },
};
export default environment;
