import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: '图片',
  enlarge: '放大图片',
  pictureOf: '第 {n} 张图片，共 {count} 张',
  place: '{n} / {count}',
  previousPicture: '上一张图片',
  nextPicture: '下一张图片',
  pause: '暂停幻灯片',
  play: '播放幻灯片',
  playVideo: '播放视频：{title}',
};
