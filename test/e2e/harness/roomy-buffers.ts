/** Buffers from this size on get room to grow. */
const LARGE_BYTES = 2 ** 20;
const Plain = ArrayBuffer;

/**
 * Runs a start of Miniflare with large buffers that have twice the room. Miniflare writes what it tells workerd into one
 * buffer, with the Worker's 13 MB in it, and copies all of it into a new one a hundred times, for some kilobytes more
 * each: that is half of what a start costs.
 */
export async function withRoomyBuffers<Result>(start: () => Promise<Result>): Promise<Result> {
  globalThis.ArrayBuffer = new Proxy(Plain, {
    construct(target, [length, ...more], newTarget) {
      const room = typeof length === 'number' && length >= LARGE_BYTES ? 2 * length : length;
      return Reflect.construct(target, [room, ...more], newTarget);
    },
  });
  try {
    return await start();
  } finally {
    globalThis.ArrayBuffer = Plain;
  }
}
