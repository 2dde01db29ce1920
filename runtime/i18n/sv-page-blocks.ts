import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Beställ nu',
  playVideo: 'Spela upp videon: {title}',
  videoNote: 'Videon hämtas från {provider} när du spelar upp den.',
  listen: 'Lyssna på {title}',
  download: 'Ladda ner',
  openInMaps: 'Öppna i kartor',
  showMap: 'Visa kartan',
  mapNote: 'Kartan hämtas från OpenStreetMap när du väljer att visa den.',
  chartNumbers: 'Siffrorna som tabell',
};
