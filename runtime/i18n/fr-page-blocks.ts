import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Commander',
  playVideo: 'Lire la vidéo : {title}',
  videoNote: 'La vidéo vient de {provider} dès que vous la lancez.',
  listen: 'Écouter {title}',
  download: 'Télécharger',
  openInMaps: 'Ouvrir dans une application de cartes',
  showMap: 'Afficher la carte',
  mapNote: 'La carte vient d’OpenStreetMap dès que vous l’affichez.',
  chartNumbers: 'Les chiffres sous forme de tableau',
};
