export { type ItemImageRow, imageStatements, toItemImage } from './item-images.ts';
