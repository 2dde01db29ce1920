/** Texts of galleries. Pages and the modules of galleries have them, in the page's language. */

export const gallery = {
  pictures: 'Pictures',
  enlarge: 'Enlarge picture',
  pictureOf: 'Picture {n} of {count}',
  place: '{n} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  playVideo: 'Play the video: {title}',
};

export type GalleryTexts = typeof gallery;
