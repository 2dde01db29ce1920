export { type ItemImageRow, imageStatements, toItemImage } from './item-images.ts';
export { servedWidths, systemDataVariants } from './served-widths.ts';
export { findFetched } from './sources.ts';
