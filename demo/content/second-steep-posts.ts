import type { ItemContent } from './content.ts';

/** Pixels of the pictures above posts. */
const WIDE = { width: 1200, height: 750 };

export const posts: ItemContent[] = [
  {
    id: 'ss-post-second-pot',
    title: 'Why the second pot is the good one',
    slug: 'the-second-pot',
    excerpt: '<p>Broken leaves give you everything at once. Whole leaves take turns.</p>',
    body: `<p>Tea dust in a bag has nothing to wait for. Hot water reaches all of it in seconds, and what comes out is colour, bite and not much else. Three minutes later it is over.</p>
<p>A whole leaf is rolled up tight. The first pot loosens it. What you taste is the outside: bright, a little thin, mostly scent. By the time you pour again the leaf has opened, and the sweeter, heavier part comes out.</p>
<h2>What to do about it</h2>
<ol><li>Use a little more leaf than you think: three grams for a cup.</li><li>Pour the first pot early, at two minutes.</li><li>Leave the lid off in between, so the leaves do not stew.</li><li>Give the second pot a minute longer than the first.</li></ol>
<p>If the third is still good, you have bought well. Write to us, and we will tell you how far ours go.</p>`,
    author: 'June Aalto',
    categories: ['Brewing'],
    tags: ['steeping', 'leaves'],
    starred: true,
    likes: 84,
    published: '2026-10-21',
    pictures: [{ file: 'story-second-steep', alt: 'Three cups of tea, from pale to dark', ...WIDE }],
  },
  {
    id: 'ss-post-kettle',
    title: 'You probably do not need a thermometer',
    slug: 'no-thermometer',
    excerpt: '<p>Water tells you how hot it is, if you look at it.</p>',
    body: `<p>There are kettles that hold 82.5 degrees for an hour. They are lovely. You can also look.</p>
<p>Small bubbles on the bottom, none rising: about seventy. That is right for Japanese greens. Strings of bubbles along the edge: eighty-five, for most greens and whites. A rolling boil is for black tea and for herbs.</p>
<p>No patience for watching? Boil it, open the lid, and wait. An open kettle loses about five degrees a minute at first. Our <a href="/shop/p/everyday-teapot">teapot</a> takes another five when you pour into it cold.</p>`,
    author: 'Okoro Bell',
    categories: ['Brewing'],
    tags: ['water', 'steeping'],
    starred: true,
    likes: 41,
    published: '2026-09-30',
    pictures: [{ file: 'story-kettle', alt: 'A green teapot and a steaming cup in the dark', ...WIDE }],
  },
  {
    id: 'ss-post-terraces',
    title: 'A week on the terraces',
    slug: 'a-week-on-the-terraces',
    excerpt: '<p>What a harvest looks like when you carry the basket yourself.</p>',
    body: `<p>Picking is done by nine. After that the leaves are too warm and bruise on the way down. So we got up at four, every day, and by the third nobody was talking before the first cup.</p>
<p>Two leaves and a bud, says everyone who writes about tea. What they leave out is that you do it eleven thousand times for one of our tins.</p>
<p>We came home with less tea than we wanted and a better idea of what it should cost. This year’s tins carry the picker’s name next to the garden’s.</p>`,
    author: 'June Aalto',
    categories: ['Harvest'],
    tags: ['travel', 'leaves'],
    starred: true,
    likes: 63,
    published: '2026-06-12',
    pictures: [{ file: 'story-terraces', alt: 'Terraced hills in pink evening light', ...WIDE }],
  },
];
