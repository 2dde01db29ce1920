/** Blocks of pages that the Worker fills: the contracts of their JSON, and their HTML. */

export { questionsIn } from './accordion/questions.ts';
export { linkTo, textElement } from './block-html.ts';
export { blockErrors } from './check-blocks.ts';
export { fillBlocks } from './fill-blocks.ts';
export { findBlocks } from './find-blocks.ts';
export { pictureHtml } from './image/picture-html.ts';
export { oneBlock } from './one-block.ts';
