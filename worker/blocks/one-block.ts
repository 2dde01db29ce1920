import type { BlockContext } from './block-kind.ts';
import { BLOCK_KINDS } from './kinds.ts';

interface ShownBlock {
  html: string;
  /** The style sheet of its type; '' for none. */
  style: string;
}

/** Returns a block of a type that reads nothing from the database. Throws ApiError where its JSON is wrong. */
export async function oneBlock(type: string, json: object, context: BlockContext): Promise<ShownBlock> {
  const kind = BLOCK_KINDS.get(type);
  if (!kind) throw new Error(`There is no block of the type ${type}.`);
  const { render } = await kind.prepare(json, '', context);
  return { html: `<div class="sqs-block ${type}-block sqs-block-${type}">${render([])}</div>`, style: kind.style };
}
