import { report } from '../report.ts';
import { type AttributeDefinition, isAllowed, propertyName, readAttribute } from './definition.ts';

type Attributes = Readonly<Record<string, AttributeDefinition>>;

/** Notes about missing attributes wait so long: frameworks may set an attribute after they have added the element. */
export const MISSING_WAIT_MS = 500;

const tables = new Map<string, Attributes>();

/** The attributes of all elements that are defined, by tag. */
export const attributeTables: ReadonlyMap<string, Attributes> = tables;

/** Remembers the attributes of an element for the notes about them. */
export function keepAttributes(tag: string, attributes: Attributes): void {
  tables.set(tag, attributes);
}

/** Returns the value of an attribute by its table; one that is missing or not allowed has its default. */
export function attributeOf(element: Element, attribute: string): unknown {
  const definition = tables.get(element.localName)?.[attribute];
  return definition && readAttribute(definition, element.getAttribute(attribute));
}

/** Explains a text that an attribute may not have. The texts are fetched with the first mistake. */
export function explainWrong(element: Element, attribute: string, text: string | null): void {
  const definition = tables.get(element.localName)?.[attribute];
  if (!definition || text === null) return;
  if (!isAllowed(definition, text) && text !== attribute) explain(element, attribute, text, 'wrong');
  else if (definition.isForOwnPages && text) explain(element, attribute, text, 'own');
}

/** Explains an id or slug that the shop does not have. */
export function explainUnknown(element: Element, attribute: string): void {
  const text = givenValue(element, attribute);
  if (text) explain(element, attribute, String(text), 'unknown');
}

/** Explains a moment later which attributes an element lacks. */
export function explainMissing(element: Element): void {
  setTimeout(() => {
    if (!element.isConnected) return;
    for (const [attribute, { isRequired }] of Object.entries(tables.get(element.localName) ?? {})) {
      if (isRequired && !givenValue(element, attribute)) explain(element, attribute, '', 'missing');
    }
  }, MISSING_WAIT_MS);
}

/** The value of an attribute, or of its property where an element has those. */
function givenValue(element: Element, attribute: string): unknown {
  return element.getAttribute(attribute) || (element as unknown as Record<string, unknown>)[propertyName(attribute)];
}

function explain(element: Element, attribute: string, text: string, mistake: 'wrong' | 'own' | 'unknown' | 'missing') {
  const definition = tables.get(element.localName)?.[attribute];
  if (!definition) return;
  import('./explain-attribute.ts').then(
    ({ explainAttribute }) => explainAttribute(element, { attribute, definition, text, mistake }),
    (error) => report(error, `${element.localName} ${attribute}`),
  );
}
