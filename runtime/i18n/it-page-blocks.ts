import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Ordina ora',
  playVideo: 'Riproduci il video: {title}',
  videoNote: 'Il video arriva da {provider} quando lo avvii.',
  listen: 'Ascolta {title}',
  download: 'Scarica',
  openInMaps: 'Apri nelle mappe',
  showMap: 'Mostra la mappa',
  mapNote: 'La mappa arriva da OpenStreetMap quando la apri.',
  chartNumbers: 'I numeri in una tabella',
};
