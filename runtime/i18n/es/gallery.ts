import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Imágenes',
  enlarge: 'Ampliar la imagen',
  pictureOf: 'Imagen {n} de {count}',
  place: '{n} de {count}',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  pause: 'Pausar la presentación',
  play: 'Reproducir la presentación',
  playVideo: 'Reproducir el vídeo: {title}',
};
