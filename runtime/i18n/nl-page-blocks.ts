import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Nu bestellen',
  playVideo: 'Video afspelen: {title}',
  videoNote: 'De video komt van {provider} zodra je hem afspeelt.',
  listen: '{title} beluisteren',
  download: 'Downloaden',
  openInMaps: 'Openen in kaarten',
  showMap: 'Kaart tonen',
  mapNote: 'De kaart komt van OpenStreetMap zodra je haar opent.',
  chartNumbers: 'De cijfers als tabel',
};
