import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Immagini',
  enlarge: 'Ingrandisci l’immagine',
  pictureOf: 'Immagine {n} di {count}',
  place: '{n} di {count}',
  previousPicture: 'Immagine precedente',
  nextPicture: 'Immagine successiva',
  pause: 'Metti in pausa la presentazione',
  play: 'Avvia la presentazione',
  playVideo: 'Riproduci il video: {title}',
};
