import { PAGE_PARTS } from '#runtime/page-parts.ts';
import { moduleTags } from '../assets/service.ts';
import type { Bindings } from '../env.ts';

/** Adds the tags for the modules that the engine HTML of a page needs, at the end of its head. */
export async function withPageParts(env: Bindings, html: string): Promise<string> {
  const needed = PAGE_PARTS.filter(({ mark }) => mark.test(html));
  if (needed.length === 0) return html;
  const tags = (await Promise.all(needed.map(({ name }) => moduleTags(env, name)))).join('');
  return html.replace(/<\/head>/i, (end) => tags + end);
}
