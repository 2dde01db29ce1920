import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Pedir ahora',
  playVideo: 'Reproducir el vídeo: {title}',
  videoNote: 'El vídeo viene de {provider} en cuanto lo reproduce.',
  listen: 'Escuchar {title}',
  download: 'Descargar',
  openInMaps: 'Abrir en mapas',
  showMap: 'Mostrar el mapa',
  mapNote: 'El mapa viene de OpenStreetMap en cuanto lo muestra.',
  chartNumbers: 'Los números en una tabla',
};
