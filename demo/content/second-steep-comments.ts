import type { CommentContent } from './content.ts';

/** Comments below the posts of the demo shop, and one that waits for its owner. */
export const comments: CommentContent[] = [
  {
    item: 'ss-post-second-pot',
    written: '2026-10-22T16:05:00Z',
    author: 'Marguerite',
    body: 'I have thrown the leaves away after the first pot for thirty years. Tried it this morning with the last of the Assam, and my husband asked what I had bought.',
    likes: 12,
    answers: [
      {
        written: '2026-10-22T18:40:00Z',
        author: 'Second Steep',
        isByShop: true,
        body: 'That is the best thing anybody has told us this week. Now try the third.',
        likes: 7,
      },
      {
        written: '2026-10-23T05:12:00Z',
        author: 'Marguerite',
        body: 'The third was thin. But I left the lid on.',
        likes: 2,
      },
    ],
  },
  {
    item: 'ss-post-second-pot',
    written: '2026-10-27T20:31:00Z',
    author: 'Dele',
    body: 'Does this hold for oolong?\nI go by this table, which says six pots: https://example.com/oolong-by-the-pot',
    likes: 3,
  },
  {
    item: 'ss-post-second-pot',
    written: '2026-11-05T08:22:00Z',
    author: 'Best Teas Online',
    body: 'Great post! Visit our store for great teas.',
    status: 'pending',
  },
  {
    item: 'ss-post-kettle',
    written: '2026-10-02T07:45:00Z',
    author: 'Hana S.',
    body: 'My grandmother called the small bubbles “shrimp eyes” and the next ones “crab eyes”. I thought she was being funny.',
    likes: 21,
    answers: [
      {
        written: '2026-10-02T15:20:00Z',
        author: 'Second Steep',
        isByShop: true,
        body: 'She was being exact. Okoro is going to put it on a poster.',
        likes: 9,
      },
    ],
  },
  {
    item: 'ss-post-terraces',
    written: '2026-06-14T11:02:00Z',
    author: 'P. Lindqvist',
    body: 'Eleven thousand times. I will look at the tin differently.',
    likes: 5,
  },
];
