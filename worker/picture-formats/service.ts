/** Reads pictures by their bytes and takes away whatever is not the picture: places, cameras, texts. */

export type { Picture } from './picture.ts';
export { PIXELS_MAX, parsePicture, readPicture } from './read-picture.ts';
