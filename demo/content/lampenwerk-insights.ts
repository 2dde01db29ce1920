import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent, ItemContent } from './content.ts';

const photo = (file: string, title: string, alt: string, excerpt: string): ItemContent => ({
  id: `lw-einblick-${file}`,
  title,
  slug: file,
  excerpt,
  published: '2026-04-20',
  recordType: 'image',
  pictures: [{ file, alt }],
});

/** The workshop in pictures. */
export const insights: CollectionContent = {
  id: 'lw-einblicke',
  type: COLLECTION_TYPE.generic,
  title: 'Einblicke',
  navigationTitle: 'Einblicke',
  urlId: 'einblicke',
  template: 'gallery',
  description: 'Was in Halle auf den Werkbänken steht.',
  inNavigation: false,
  gallery: {
    design: 'slider',
    controls: true,
    'aspect-ratio': 'three-four-vertical',
    'max-width': 280,
    padding: 16,
    'meta-position': 'bottom',
    lightbox: true,
  },
  items: [
    photo('de-werkstatt-1', 'Am Tisch', 'Werkzeug auf einem Arbeitstisch', '<p>Dienstag, kurz vor acht.</p>'),
    photo('de-stehleuchte-1', 'Gebogen', 'Eine Stehleuchte mit gebogenem Rohr', '<p>Das Rohr wird kalt gebogen.</p>'),
    photo('de-tischleuchte-1', 'Gelötet', 'Eine Tischleuchte', '<p>Der Fuß ist aus einem Stück.</p>'),
    photo('de-textilkabel-1', 'Gewickelt', 'Ein Bund Textilkabel', '<p>Zwanzig Meter am Tag.</p>'),
    photo('de-stehleuchte-2', 'Geprüft', 'Eine Stehleuchte vor einer Wand', '<p>Jede Leuchte brennt eine Nacht.</p>'),
  ],
};
