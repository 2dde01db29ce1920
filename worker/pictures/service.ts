export { type Asked, answerResized } from './answer-resized.ts';
export { type ItemImageRow, imageStatements, toItemImage } from './item-images.ts';
export { LINE_PICTURE, type LinePictureRow, toLinePicture } from './line-picture.ts';
export { isOwnPicture, pictureWidths, servedWidths, systemDataVariants } from './served-widths.ts';
export { findFetched } from './sources.ts';
