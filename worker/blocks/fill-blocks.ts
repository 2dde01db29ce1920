import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { hasEntitlement } from '../site/sale.ts';
import type { BlockContext, BlockKind } from './block-kind.ts';
import { readAll } from './block-statement.ts';
import { findBlocks } from './find-blocks.ts';
import { BLOCK_FEATURES, BLOCK_KINDS, BLOCK_TYPES } from './kinds.ts';

interface Filled {
  html: string;
  /** Texts of the inline style sheets. */
  inlineStyles: readonly string[];
  /** The errors of blocks, for the person who writes the templates. */
  errors: readonly { template: string; type: string; message: string }[];
}

/** Most blocks that one page fills, as many as the content of a page may have; the others keep their own content. */
const MAX_FILLED = 60;

/**
 * Fills the blocks in the HTML of a page, in one trip to the database, and adds their style sheets to its head. A block
 * that has nothing to show, or whose JSON is wrong, keeps the HTML that it has.
 */
export async function fillBlocks(html: string, given: Omit<BlockContext, 'texts' | 'place'>): Promise<Filled> {
  const found = findBlocks(html, BLOCK_TYPES).slice(0, MAX_FILLED);
  // A visitor without the site's password sees nothing that it protects.
  if (found.length === 0 || given.site.lockKey !== null || given.site.isShut)
    return { html, inlineStyles: [], errors: [] };
  const context = { ...given, texts: await textsIn(given.site.language) };
  const errors: { template: string; type: string; message: string }[] = [];
  const ready = [];
  for (const [index, block] of found.entries()) {
    const kind = BLOCK_KINDS.get(block.type);
    const feature = BLOCK_FEATURES.get(block.type);
    if (!kind || (feature && !hasEntitlement(given.site, feature))) continue;
    try {
      ready.push({
        block,
        kind,
        prepared: await kind.prepare(block.json, block.content, { ...context, place: index + 1 }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = [...(error.details.fields ?? []), ...Object.keys(error.details.errors ?? {})];
      const message = `The JSON of the block is wrong${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`;
      errors.push({ template: block.type, type: 'block', message });
    }
  }
  const statements = ready.flatMap(({ prepared }) => prepared.statements);
  const results = await readAll(given.env.DB, statements);
  let written = '';
  let end = 0;
  let read = 0;
  const shown = new Set<BlockKind>();
  for (const { block, kind, prepared } of ready) {
    const rows = results.slice(read, read + prepared.statements.length);
    read += prepared.statements.length;
    const own = prepared.render(rows);
    if (own) shown.add(kind);
    const tag = own ? withVariant(block.tag, prepared.variant) : block.tag;
    written += html.slice(end, block.start) + tag + (own || block.content) + block.closing;
    end = block.end;
  }
  // Kinds that look alike have one style sheet.
  const style = [...new Set([...shown].map((kind) => kind.style))].join('');
  const whole = written + html.slice(end);
  if (!style) return { html: whole, inlineStyles: [], errors };
  return { html: whole.replace(/<\/head>/i, (tag) => `<style>${style}</style>${tag}`), inlineStyles: [style], errors };
}

function withVariant(tag: string, variant: number | undefined): string {
  return variant === undefined ? tag : tag.replace(/>$/, ` data-block-variant="${variant}">`);
}
