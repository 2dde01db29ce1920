import { explain } from '../explain.ts';
import { isOwnOrigin } from '../transport.ts';
import type { AttributeDefinition, AttributeFormat, NamedRecord } from './definition.ts';

interface Mistake {
  attribute: string;
  definition: AttributeDefinition;
  text: string;
  mistake: 'wrong' | 'own' | 'unknown' | 'missing';
}

const NAMED_TEXTS: Readonly<Record<NamedRecord, string>> = {
  product: 'the id or slug of a product',
  variant: 'the id or SKU of a variant of the product',
  form: 'the id of a form',
  popup: 'the id of a popup',
  item: 'the id of an item',
  collection: 'the id or slug of a collection',
};

const FORMATS: Readonly<Record<AttributeFormat, string>> = {
  address: 'an address that begins with https:// or http://, or a path such as /page',
  path: 'a path of the shop, such as /shop',
  language: 'the tag of a language, such as en-US',
  currency: 'the ISO 4217 code of a currency, such as USD',
  country: 'the ISO 3166-1 code of a country, such as US',
  token: 'the token of an order, as the shop has written it',
  id: 'an id: letters, digits, _ and -',
};

/** Explains a mistake in an attribute to the page's author, by what the element's table says of it. */
export function explainAttribute(element: Element, { attribute, definition, text, mistake }: Mistake): void {
  // The attribute does on the shop's own pages what it should.
  if (mistake === 'own' && isOwnOrigin()) return;
  const tag = element.localName;
  const allowed = allowedText(definition);
  const given = `<${tag} ${attribute}="${text}">`;
  const texts = {
    missing: `<${tag}> needs ${allowed}: ${attribute}="…".`,
    unknown: `${given}: the shop has none. The value must be ${allowed}.`,
    wrong: `${given}: the value must be ${allowed}.`,
    own: `${given}: the attribute is for the shop's own pages only.`,
  };
  explain(texts[mistake], element);
}

function allowedText({ type, min, max, isWhole, isAmount, format, names }: AttributeDefinition): string {
  if (names) return NAMED_TEXTS[names];
  if (format) return FORMATS[format];
  if (type === 'boolean') return 'true or false';
  if (type === 'json') return 'JSON';
  if (typeof type !== 'string') return type.join(' or ');
  if (isAmount) return "a whole number of the currency's smallest unit, for example 4500 for 45.00";
  const kind = isWhole ? 'a whole number' : 'a number';
  if (min === undefined) return kind;
  return max === undefined ? `${kind} of at least ${min}` : `${kind} from ${min} to ${max}`;
}
