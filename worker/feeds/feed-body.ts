import type { FeedName } from '#runtime/contracts/feed-names.ts';
import { logError } from '../log.ts';
import { getObject } from '../storage/service.ts';
import type { FeedRecord } from './feed-record.ts';
import { refusalsOf } from './feed-rules.ts';
import type { FeedContext, FeedWriter } from './feed-writer.ts';

/** Letters after which what is written is handed on. */
const CHUNK_LETTERS = 64_000;

interface FeedSource {
  bucket: R2Bucket;
  siteId: string;
  /** Of the build's parts, in their order. */
  keys: readonly string[];
  feed: FeedName;
  writer: FeedWriter;
  context: FeedContext;
  /** Ms since the epoch: only what has changed since is written; 0 for all. */
  since: number;
}

/**
 * Returns a file of a feed as a stream. The parts are read and written line by line at the receiver's speed, so that a
 * feed of any length takes the memory of a few lines. If reading fails, the stream is aborted.
 */
export function feedBody(source: FeedSource): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const texts = feedTexts(source);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await texts.next();
        if (done) return controller.close();
        controller.enqueue(encoder.encode(value));
      } catch (error) {
        logError(error as Error, { site: source.siteId });
        controller.error(error);
      }
    },
    cancel: async () => void (await texts.return(undefined)),
  });
}

async function* feedTexts({ bucket, keys, feed, writer, context, since }: FeedSource): AsyncGenerator<string, void> {
  let written = writer.head(context);
  for (const key of keys) {
    for await (const line of linesOf(bucket, key)) {
      const record: FeedRecord = JSON.parse(line);
      if ((since > 0 && record.changedAt <= since) || refusalsOf(record, feed).length > 0) continue;
      written += writer.line(record, context);
      if (written.length < CHUNK_LETTERS) continue;
      yield written;
      written = '';
    }
  }
  yield written + writer.tail;
}

async function* linesOf(bucket: R2Bucket, key: string): AsyncGenerator<string, void> {
  const object = await getObject(bucket, key);
  if (!object) throw new Error(`A part of a feed is missing: ${key}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of object.body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
