import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Peça agora',
  playVideo: 'Reproduzir o vídeo: {title}',
  videoNote: 'O vídeo vem de {provider} quando você o reproduz.',
  listen: 'Ouvir {title}',
  download: 'Baixar',
  openInMaps: 'Abrir nos mapas',
  showMap: 'Mostrar o mapa',
  mapNote: 'O mapa vem do OpenStreetMap quando você o abre.',
  chartNumbers: 'Os números em uma tabela',
};
