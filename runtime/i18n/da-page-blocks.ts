import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Bestil nu',
  playVideo: 'Afspil videoen: {title}',
  videoNote: 'Videoen hentes fra {provider}, når du trykker på afspil.',
  listen: 'Lyt til {title}',
  download: 'Hent',
  openInMaps: 'Åbn i kortapp',
  showMap: 'Vis kortet',
  mapNote: 'Kortet hentes fra OpenStreetMap, når du beder om det.',
  chartNumbers: 'Tallene som tabel',
};
