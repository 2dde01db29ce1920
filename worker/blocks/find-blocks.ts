/** A block in HTML: `<div class="sqs-block …" data-block-type="…" data-block-json="…">…</div>`. */
interface FoundBlock {
  type: string;
  /** The opening tag without its JSON. */
  tag: string;
  /** The value of `data-block-json`; undefined where it is no JSON. */
  json: unknown;
  /** The HTML inside the element. */
  content: string;
  /** The closing tag. */
  closing: string;
  /** Where the element begins and ends in the HTML. */
  start: number;
  end: number;
}

const MARK = 'data-block-type';
const TYPE = /\sdata-block-type=(?:"([^"]*)"|'([^']*)')/i;
const JSON_ATTRIBUTE = /\sdata-block-json=(?:"([^"]*)"|'([^']*)')/i;
const ENTITY = /&(?:quot|amp|lt|gt|nbsp|#39|#x27);/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Finds the blocks of these types, in their order. A block inside another one belongs to the outer one's content. */
export function findBlocks(html: string, types: ReadonlySet<string>): FoundBlock[] {
  if (!html.includes(MARK)) return [];
  const found: FoundBlock[] = [];
  let depth = 0;
  let open: (Omit<FoundBlock, 'content' | 'closing' | 'end'> & { depth: number; contentStart: number }) | undefined;
  for (const { tag, isClosing, start, end } of divTags(html)) {
    if (isClosing) {
      depth--;
      if (open?.depth !== depth) continue;
      const { depth: _, contentStart, ...block } = open;
      found.push({ ...block, content: html.slice(contentStart, start), closing: tag, end });
      open = undefined;
      continue;
    }
    const type = attributeIn(tag, TYPE);
    if (!open && type !== undefined && types.has(type)) {
      const json = jsonOf(attributeIn(tag, JSON_ATTRIBUTE));
      open = { type, tag: tag.replace(JSON_ATTRIBUTE, ''), json, start, depth, contentStart: end };
    }
    depth++;
  }
  return found;
}

interface Tag {
  tag: string;
  isClosing: boolean;
  start: number;
  end: number;
}

/** Reads the tags of all `<div>` in their order; a tag that is not closed is the last. */
function* divTags(html: string): Generator<Tag> {
  const opening = /<(\/?)div(?=[\s/>])/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = endOfTag(html, opening.lastIndex);
    if (end < 0) return;
    yield { tag: html.slice(match.index, end), isClosing: match[1] === '/', start: match.index, end };
    opening.lastIndex = end;
  }
}

/** Returns where a tag ends whose attributes begin at `from`; -1 where it does not. Brackets in quotes are text. */
function endOfTag(html: string, from: number): number {
  const next = /[>"']/g;
  next.lastIndex = from;
  for (let match = next.exec(html); match; match = next.exec(html)) {
    const [character] = match;
    if (character === '>') return next.lastIndex;
    const quoted = html.indexOf(character, next.lastIndex);
    if (quoted < 0) return -1;
    next.lastIndex = quoted + 1;
  }
  return -1;
}

function attributeIn(tag: string, attribute: RegExp): string | undefined {
  const [, double, single] = attribute.exec(tag) ?? [];
  return (double ?? single)?.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);
}

/** A block without settings has the usual ones. */
function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
