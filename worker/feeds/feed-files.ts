import { FEED_FILES, FEED_NAMES, type FeedFile, type FeedName } from '#runtime/contracts/feed-names.ts';
import type { FeedWriter } from './feed-writer.ts';
import { googleTsv, googleXml, metaTsv, metaXml } from './google-feed.ts';
import { openAiCsv, openAiJson } from './openai-feed.ts';

const WRITERS: Readonly<Record<FeedFile, FeedWriter>> = {
  'google.xml': googleXml,
  'google.tsv': googleTsv,
  'meta.xml': metaXml,
  'meta.tsv': metaTsv,
  'openai.csv': openAiCsv,
  'openai.jsonl': openAiJson,
};

/** Finds the feed of a file below `/feeds/`, and what writes it; undefined for another name. */
export function findFeedFile(name: string): { feed: FeedName; file: FeedFile; writer: FeedWriter } | undefined {
  for (const feed of FEED_NAMES) {
    const file = FEED_FILES[feed].find((candidate) => candidate === name);
    if (file) return { feed, file, writer: WRITERS[file] };
  }
  return undefined;
}
