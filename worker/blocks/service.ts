/** Blocks of pages that the Worker fills: what their JSON may say, and their HTML. */

export { blockErrors } from './check-blocks.ts';
export { fillBlocks } from './fill-blocks.ts';
