import type { OwnerCollections } from '#runtime/contracts/content.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type CollectionKind, hasItems } from './collection-kinds.ts';

/** Lists the templates that a collection of this kind can have, by the beginning of their names. */
export function useTemplates(kind: CollectionKind, known: Pick<OwnerCollections, 'collections'>['collections']) {
  const { data } = useAnswer(may('templates:read') ? '/api/owner/templates' : undefined);
  const names = data?.templates.map(({ name }) => name) ?? [];
  const ending = hasItems(kind) ? '.list' : '.page';
  const found = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  const whole = hasItems(kind) ? found.filter((name) => names.includes(`${name}.item`)) : found;
  const used = known.filter(({ type }) => hasItems(type) === hasItems(kind) && type !== 'splashPage');
  return [...new Set([...used.map(({ template }) => template), ...whole])].filter((name) => !name.includes('/')).sort();
}
