import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent } from './content.ts';

const HOF = {
  addressLine1: 'Hof 3',
  addressLine2: '06108 Halle (Saale)',
  addressCountry: 'DE',
  mapLat: 51.4826,
  mapLng: 11.9697,
};

export const eventCollections: CollectionContent[] = [
  {
    id: 'lw-termine',
    type: COLLECTION_TYPE.generic,
    title: 'Termine in der Werkstatt',
    navigationTitle: 'Termine',
    urlId: 'termine',
    template: 'events',
    description: 'Zuschauen, mitmachen, Lampe mitbringen.',
    inNavigation: true,
    options: { order: 'date' },
    items: [
      {
        id: 'lw-termin-offen',
        title: 'Offene Werkstatt',
        slug: 'offene-werkstatt',
        excerpt: '<p>Sechs Stunden lang steht die Tür offen, und alle drei beantworten Fragen.</p>',
        body: '<p>Es wird gebogen, gelötet und geblasen. Wer eine kranke Lampe hat, bringt sie mit; für eine ganze Stunde daran gibt es den <a href="/leuchten/p/reparaturtermin">Reparaturtermin</a>.</p>',
        categories: ['Werkstatt'],
        published: '2026-05-01',
        recordType: 'event',
        event: { week: 1, weekday: 6, at: '10:00', minutes: 360, place: HOF },
        pictures: [{ id: 'lw-termin-offen-bild', file: 'de-werkstatt-1', alt: 'Eine Lampe auf der Werkbank' }],
      },
      {
        id: 'lw-termin-nacht',
        title: 'Lange Nacht der Glühwürmchen',
        slug: 'lange-nacht',
        excerpt: '<p>Alle Leuchten brennen, sonst nichts. Bis eins, oder bis das Licht ausgeht.</p>',
        body: '<p>Einmal im Jahr machen wir den Hof dunkel und die Leuchten an. Der Eintritt ist frei.</p>',
        categories: ['Hof'],
        published: '2026-05-02',
        recordType: 'event',
        event: { week: 4, weekday: 5, at: '20:00', minutes: 300, place: HOF },
        pictures: [],
      },
      {
        id: 'lw-termin-kurs',
        title: 'Kabel ummanteln, ein Wochenende',
        slug: 'kabel-ummanteln',
        excerpt: '<p>Zwei Tage, acht Leute, hundert Meter Baumwolle.</p>',
        body: '<p>Am Ende nimmt jede und jeder ein eigenes Textilkabel mit nach Hause.</p>',
        categories: ['Werkstatt'],
        published: '2026-05-03',
        recordType: 'event',
        event: { week: -2, weekday: 6, days: 2, place: HOF },
        pictures: [],
      },
    ],
  },
];
