import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: '画像',
  enlarge: '画像を拡大',
  pictureOf: '画像{n}/{count}',
  place: '{n}/{count}',
  previousPicture: '前の画像',
  nextPicture: '次の画像',
  pause: 'スライドショーを一時停止',
  play: 'スライドショーを再生',
  playVideo: '動画を再生：{title}',
};
