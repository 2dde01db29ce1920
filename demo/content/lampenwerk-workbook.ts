import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent, CommentContent } from './content.ts';

/** The German shop's blog, in which the workshop writes about its work. */
export const workbook: CollectionContent = {
  id: 'lw-werkbuch',
  type: COLLECTION_TYPE.generic,
  title: 'Werkbuch',
  navigationTitle: 'Werkbuch',
  urlId: 'werkbuch',
  template: 'blog',
  description: 'Was in der Werkstatt gelingt, und was nicht.',
  inNavigation: true,
  items: [
    {
      id: 'lw-notiz-kabel',
      title: 'Warum unsere Kabel aus Stoff sind',
      slug: 'kabel-aus-stoff',
      excerpt: '<p>Sie knicken nicht, sie hängen.</p>',
      body: `<p>Ein Kabel aus Kunststoff merkt sich, wie es aufgewickelt war. Sechs Wochen nach dem Auspacken liegt es immer noch in Schlaufen hinter dem Regal. Eines mit Textil darum hängt nach einem Tag gerade.</p>
<p>Wir kaufen es als Meterware in Sachsen, in sieben Farben. Wer eine andere möchte, schreibt uns: Ab zehn Metern färbt die Weberei.</p>`,
      author: 'Ilse Kramer',
      categories: ['Material'],
      published: '2026-09-14',
      pictures: [],
    },
  ],
};

export const comments: CommentContent[] = [
  {
    item: 'lw-notiz-kabel',
    written: '2026-09-15T08:10:00Z',
    author: 'Jörg M.',
    body: 'Meins hängt seit 2019 und sieht aus wie am ersten Tag. Nur die Katze mag es auch.',
    likes: 6,
    answers: [
      {
        written: '2026-09-15T12:32:00Z',
        author: 'Lampenwerk Halle',
        isByShop: true,
        body: 'Für Katzen haben wir eines in Bitterorange. Im Ernst: Ein Ersatzkabel wechseln wir kostenlos.',
        likes: 4,
      },
    ],
  },
  {
    item: 'lw-notiz-kabel',
    written: '2026-10-03T17:48:00Z',
    author: 'Renate',
    body: 'Gibt es das Grün auch für die Tischleuchte?',
    likes: 1,
  },
];
