import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import { block } from './block.ts';
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
      tags: ['Textilkabel', 'Farbe'],
      published: '2026-09-14',
      pictures: [],
    },
    {
      id: 'lw-notiz-messing',
      title: 'Messing darf dunkel werden',
      slug: 'messing-darf-dunkel-werden',
      excerpt: '<p>Polieren kann man immer noch.</p>',
      body: `<p>Unlackiertes Messing verändert sich dort, wo man es anfasst. Nach einem Jahr sieht man am Fuß, wo die Hand liegt, die das Licht einschaltet.</p>
<p>Wer es hell mag, nimmt ein Baumwolltuch und etwas Schlämmkreide. Lack tragen wir nicht auf: Er hält drei Jahre und geht dann in Inseln ab.</p>`,
      author: 'Ilse Kramer',
      categories: ['Material'],
      tags: ['Messing', 'Pflege'],
      published: '2026-06-22',
      pictures: [],
    },
    {
      id: 'lw-notiz-ersatzteile',
      title: 'Eine Schublade für jede Schraube',
      slug: 'eine-schublade-fuer-jede-schraube',
      excerpt: '<p>Warum wir Teile von Leuchten aufheben, die wir nicht mehr bauen.</p>',
      body: `<p>In der Werkstatt stehen 212 Schubladen. In jeder liegt ein Teil, das zu einer unserer Leuchten passt, auch zu der ersten von 2009.</p>
<p>Im Februar kam eine davon zurück: Der Schalter war müde, alles andere in Ordnung. Nach zwanzig Minuten ging sie wieder nach Hause.</p>`,
      author: 'Tomas Reuter',
      categories: ['Reparatur'],
      tags: ['Ersatzteile', 'Pflege'],
      published: '2026-02-17',
      pictures: [],
    },
  ],
};

/** The blog by month, topic, word and writer. */
export const archive: CollectionContent = {
  id: 'lw-archiv',
  type: COLLECTION_TYPE.page,
  title: 'Aus dem Werkbuch',
  navigationTitle: 'Archiv',
  urlId: 'archiv',
  template: 'plain',
  description: 'Das Werkbuch nach Monat, Thema und Schlagwort.',
  inNavigation: false,
  mainContent: [
    '<p>Wir schreiben auf, was in der Werkstatt vorkommt, und werfen nichts davon weg.</p>',
    block('journal', { collectionId: 'lw-werkbuch', headerText: 'Zuletzt', pageSize: 3 }),
    block('archive', { collectionId: 'lw-werkbuch', headerText: 'Nach Monat' }),
    block('archive', { collectionId: 'lw-werkbuch', groupBy: 'category', headerText: 'Nach Thema' }),
    block('tagcloud', { collectionId: 'lw-werkbuch', headerText: 'Nach Schlagwort' }),
    block('archive', { collectionId: 'lw-werkbuch', groupBy: 'author', headerText: 'Wer schreibt' }),
  ].join('\n'),
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
