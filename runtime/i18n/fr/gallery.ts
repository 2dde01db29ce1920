import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Images',
  enlarge: 'Agrandir l’image',
  pictureOf: 'Image {n} sur {count}',
  place: '{n} sur {count}',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  pause: 'Mettre le diaporama en pause',
  play: 'Lancer le diaporama',
  playVideo: 'Lire la vidéo : {title}',
};
