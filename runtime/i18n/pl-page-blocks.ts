import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Zamów teraz',
  playVideo: 'Odtwórz film: {title}',
  videoNote: 'Film zostanie pobrany z {provider} dopiero po włączeniu.',
  listen: 'Posłuchaj: {title}',
  download: 'Pobierz',
  openInMaps: 'Otwórz w mapach',
  showMap: 'Pokaż mapę',
  mapNote: 'Mapa zostanie pobrana z OpenStreetMap dopiero po otwarciu.',
  chartNumbers: 'Liczby w tabeli',
};
