import type { ReviewContent } from './content.ts';

/** Reviews in the German shop. */
export const reviews: ReviewContent[] = [
  {
    item: 'lw-kugelleuchte',
    date: '2026-10-17',
    rating: 5,
    title: 'Blendet nicht',
    body: 'Steht auf dem Nachttisch und macht genau so viel Licht, wie man zum Einschlafen braucht.',
    author: 'Jule',
  },
  {
    item: 'lw-kugelleuchte',
    date: '2026-08-30',
    rating: 4,
    title: 'Schön, aber das Kabel ist kurz',
    body: 'Die Kugel ist makellos. Mit einem Meter Kabel mehr wären es fünf Sterne.',
    author: 'H. Brandt',
  },
  {
    item: 'lw-stehleuchte',
    date: '2026-09-21',
    rating: 5,
    title: 'Nach dem Umzug repariert',
    body: 'Der Schirm hatte eine Beule.\nSie haben ihn ausgebeult, neu lackiert und nichts berechnet.',
    author: 'Familie Osei',
  },
];
