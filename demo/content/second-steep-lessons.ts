import type { ItemContent } from './content.ts';

/** The lessons of the brewing course, in their order. */
export const lessons: ItemContent[] = [
  {
    id: 'ss-lesson-leaf',
    title: 'How much leaf',
    slug: 'how-much-leaf',
    excerpt: '<p>Three grams for a cup, and why a spoon is no measure.</p>',
    body: `<p>A heaped teaspoon of rolled oolong weighs four grams. The same spoon of white tea weighs one. So put the spoon away and use a kitchen scale, at least for the first week.</p>
<h2>Try it</h2>
<ol><li>Weigh three grams of any tea you have.</li><li>Pour a cup of water on it, 200 millilitres, and wait three minutes.</li><li>Do the same with two grams and with four, and taste all three side by side.</li></ol>
<p>Write down which one you liked. It is your measure from now on, whatever the tin says.</p>`,
    published: '2026-08-03',
    recordType: 'lesson',
    pictures: [],
  },
  {
    id: 'ss-lesson-water',
    title: 'Which water',
    slug: 'which-water',
    excerpt: '<p>Soft, fresh and not always boiling.</p>',
    body: `<p>A cup of tea is water, apart from a hundredth of it. Hard water binds what smells good, and leaves a skin on the cup. If yours does, filter it or buy still water once, to know the difference.</p>
<h2>Try it</h2>
<ol><li>Brew the same green tea with boiling water and with water that has stood open for four minutes.</li><li>Taste both while they are warm, and again when they are cold.</li></ol>
<p>Bitterness that stays when the cup is cold came from the heat.</p>`,
    published: '2026-08-10',
    recordType: 'lesson',
    pictures: [],
  },
  {
    id: 'ss-lesson-time',
    title: 'How long',
    slug: 'how-long',
    excerpt: '<p>Taste every thirty seconds, once in your life.</p>',
    body: `<p>Scent leaves the leaf first, then sweetness, then what dries your tongue. The minutes on a tin are an average of other people. Yours are somewhere beside them.</p>
<h2>Try it</h2>
<ol><li>Brew a pot and take a spoonful after thirty seconds.</li><li>Take another every thirty seconds, up to five minutes.</li><li>Note when it became sweet, and when it became dry.</li></ol>
<p>Pour between these two times.</p>`,
    published: '2026-08-17',
    recordType: 'lesson',
    pictures: [],
  },
  {
    id: 'ss-lesson-second-pot',
    title: 'The second pot',
    slug: 'the-second-pot',
    excerpt: '<p>Keep the leaves. They are only awake now.</p>',
    body: `<p>The first pot has opened the leaves, so the second takes less heat and a minute more. Leave the lid off in between: leaves that stew turn sour.</p>
<h2>Try it</h2>
<ol><li>Brew a whole-leaf tea by what you have learned.</li><li>Pour it off to the last drop, and brew the same leaves again within half an hour.</li><li>Go on until a cup tastes of nothing.</li></ol>
<p>Count the cups. With our house blend we get to four.</p>`,
    published: '2026-08-24',
    recordType: 'lesson',
    pictures: [],
  },
];
