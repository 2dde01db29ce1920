import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '#runtime/api/calls.ts';
import type { Api } from '../api.ts';
import { type Entry, sendRecords } from '../import-records.ts';
import type { Project } from '../project.ts';
import { openShopFile } from '../shop-file.ts';

const CONTENT = 'shop/content.jsonl';
/** The pages of a new shop, by their ids. */
const NEW_PAGES = ['home', 'shop'];

/** Imports the project's file of content into its new shop, if it has one. What is refused is told with its line. */
export async function addContent(api: Api, { root }: Project, log: (line: string) => void): Promise<void> {
  const path = join(root, CONTENT);
  if (!existsSync(path)) return;
  const { count, entries } = openShopFile(path);
  log(`Importing ${count} records of ${CONTENT} …\n`);
  await makeRoom(api, entries);
  const outcomes = await sendRecords(api, entries, {
    options: { setsStock: true, takenSku: 'leave-out' },
    fileName: CONTENT,
    isPreview: false,
    progressed: () => {},
  });
  for (const { firstLine, type, title, result, error } of outcomes) {
    if (result === 'refused') log(`${CONTENT}, line ${firstLine}: ${type} ${title} was refused: ${error}\n`);
  }
}

/** Deletes the pages with which the shop was made where pages of the file have their addresses. */
async function makeRoom(api: Api, entries: Iterable<Entry>): Promise<void> {
  const pages = [...entries].flatMap(({ record }) => (record.type === 'collection' ? [record.content] : []));
  const { collections } = await api.call('GET', '/api/owner/collections');
  for (const { id, urlId, title, version } of collections) {
    const isReplaced = pages.some((page) => page.urlId === urlId && page.id !== id);
    if (!NEW_PAGES.includes(id) || !isReplaced) continue;
    const address = addressOf('/api/owner/collections/:collectionId', { collectionId: id, confirm: title });
    await api.call('DELETE', address, { version });
  }
}
