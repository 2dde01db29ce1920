/**
 * Entry module for pages whose editor allows no tags of others: `<div data-sq="cart-pill" data-placement="floating">`
 * carries `<sq-cart-pill placement="floating">`. What stands in the carrier becomes the content of the element, and shows
 * until the element has something to show. Later changes of the carrier's attributes are followed.
 */
import { boot } from '../boot.ts';
import { enhance } from '../enhance.ts';
import { BANNER_TAG, CARRIER } from '../hooks.ts';
import { report } from '../report.ts';

/** "cart-pill href placement!gallery item …": each element without "sq-", and its attributes. The build writes it. */
declare const __STOREFRONT_ATTRIBUTES__: string;

const attributesOf = new Map(
  __STOREFRONT_ATTRIBUTES__.split('!').map((line) => {
    const [name = '', ...attributes] = line.split(' ');
    return [`sq-${name}`, attributes];
  }),
);

/** A link or a button cannot contain the controls of an element, so that the element takes it as its content. */
const CONTROL = 'a,button';

enhance(CARRIER, carry);

function carry(carrier: Element, gone: AbortSignal): void {
  let element = carriedBy(carrier);
  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName === 'data-sq')) {
      if (element) takeOut(element);
      element = carriedBy(carrier);
    }
    for (const { attributeName } of records)
      if (element) copy(carrier, element, `${attributeName}`.slice('data-'.length));
  });
  observer.observe(carrier, { attributes: true });
  gone.addEventListener('abort', () => {
    observer.disconnect();
    // An element in its carrier leaves and comes back with it.
    if (element && carrier.matches(CONTROL)) takeOut(element);
  });
}

/** Returns the element of a carrier, which stands in it or around it; undefined where there is none of that name. */
function carriedBy(carrier: Element): HTMLElement | undefined {
  const tag = `sq-${(carrier.getAttribute('data-sq') ?? '').trim().toLowerCase().replace(/^sq-/, '')}`;
  const attributes = attributesOf.get(tag);
  if (!attributes) {
    explainUnknown(carrier, tag);
    return undefined;
  }
  // A copy of the page, as some scripts keep it for the way back, has the element already.
  const own = [carrier.parentElement, ...carrier.children].find((near) => near?.localName === tag);
  const element = own instanceof HTMLElement ? own : document.createElement(tag);
  for (const name of attributes) if (carrier.hasAttribute(`data-${name}`)) copy(carrier, element, name);
  if (element !== own) putIn(carrier, element);
  // The loader waits with it until the page is idle, and may have looked for it already.
  if (tag === BANNER_TAG)
    boot()
      .load(tag)
      .catch(() => {});
  return element;
}

function putIn(carrier: Element, element: HTMLElement): void {
  if (carrier.matches(CONTROL)) {
    const opens = carrier.getAttribute('data-sq-opens');
    if (opens !== null) element.setAttribute('data-sq-opens', opens);
    carrier.before(element);
    element.append(carrier);
  } else {
    element.append(...carrier.childNodes);
    carrier.append(element);
  }
}

function takeOut(element: HTMLElement): void {
  element.replaceWith(...element.childNodes);
}

/** Copies an attribute of the element's own: another might run a script or be an id. */
function copy(carrier: Element, element: HTMLElement, name: string): void {
  if (!attributesOf.get(element.localName)?.includes(name)) return;
  const value = carrier.getAttribute(`data-${name}`);
  if (value === null || isScript(value)) element.removeAttribute(name);
  else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
}

/** Whether a value is an address that runs a script: what keeps those from links lets them stand in `data-*`. */
function isScript(value: string): boolean {
  return Object.assign(document.createElement('a'), { href: value }).protocol === 'javascript:';
}

function explainUnknown(carrier: Element, tag: string): void {
  import('./explain-carrier.ts').then(
    ({ explainCarrier }) => explainCarrier(carrier, tag),
    (error) => report(error, 'data-sq'),
  );
}
