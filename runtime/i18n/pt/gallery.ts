import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Imagens',
  enlarge: 'Ampliar a imagem',
  pictureOf: 'Imagem {n} de {count}',
  place: '{n} de {count}',
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  pause: 'Pausar a apresentação',
  play: 'Reproduzir a apresentação',
  playVideo: 'Reproduzir o vídeo: {title}',
};
