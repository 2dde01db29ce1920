import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Jetzt bestellen',
  playVideo: 'Video abspielen: {title}',
  videoNote: 'Das Video kommt von {provider}, sobald Sie es abspielen.',
  listen: '{title} anhören',
  download: 'Herunterladen',
  openInMaps: 'In Karten öffnen',
  showMap: 'Karte anzeigen',
  mapNote: 'Die Karte kommt von OpenStreetMap, sobald Sie sie anzeigen.',
  chartNumbers: 'Die Zahlen als Tabelle',
};
