import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import { block } from './block.ts';
import type { CollectionContent } from './content.ts';

/** This page leads to all posts of the journal by month, topic, word and writer. */
export const archive: CollectionContent = {
  id: 'ss-archive',
  type: COLLECTION_TYPE.page,
  title: 'Everything we wrote',
  navigationTitle: 'Archive',
  urlId: 'archive',
  template: 'plain',
  description: 'The journal by month, topic and writer.',
  inNavigation: false,
  mainContent: [
    '<p>The journal is slow: a post when we have learned something. Here are the latest, and the ways to the rest.</p>',
    block('journal', { collectionId: 'ss-journal', headerText: 'The latest', pageSize: 3 }),
    block('archive', { collectionId: 'ss-journal', headerText: 'By month' }),
    block('archive', { collectionId: 'ss-journal', groupBy: 'category', headerText: 'By topic' }),
    block('tagcloud', { collectionId: 'ss-journal', headerText: 'By word' }),
    block('archive', { collectionId: 'ss-journal', groupBy: 'author', headerText: 'By writer' }),
  ].join('\n'),
};
