import {
  type Context,
  Formatter,
  type FormatterMap,
  type PredicateMap,
  type PredicatePlugin,
  type Variable,
} from '@squarespace/template-engine';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { AudioPlayer } from './audio-player.ts';
import { FORMATTERS as CHOSEN_FORMATTERS, PREDICATES as CHOSEN_PREDICATES } from './chosen-variant.ts';
import { CommentCount } from './comment-count.ts';
import { CalendarLink, SameDay } from './event-plugins.ts';
import { FollowButton } from './follow-button.ts';
import { FreeMoney } from './free-money.ts';
import { GalleryFormatter } from './gallery-formatter.ts';
import { LikeButton } from './like-button.ts';
import { CheckedMessage } from './message-format.ts';
import { MinorUnitPrice, PlainPrice } from './minor-unit-price.ts';
import { PaywallFormatter, PaywallPredicate } from './paywall-products.ts';
import { PictureFormatter } from './picture-formatter.ts';
import { PriceLines } from './price-lines.ts';
import { RestockForm } from './restock-form.ts';
import { SocialButtons } from './social-buttons.ts';
import { SoldOutButton } from './sold-out-button.ts';
import { TimeSince } from './time-since.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

/** Formatters that the engine knows by name but that change nothing. */
const UNIMPLEMENTED = ['datetimefield', 'i18n-money-format', 'money-format', 'money-string', 'moneyFormat', 'unit'];
/** The same, with the predicate that is never true. */
export const NOT_IMPLEMENTED: ReadonlySet<string> = new Set([...UNIMPLEMENTED, 'units-metric?']);
/** Formatters and predicates that take a product of a type that the engine's stock rule does not know for sold out. */
const STOCK_FORMATTERS = ['product-status', 'item-classes'];
const STOCK_PREDICATES = ['sold-out?'];
/** Formatters and predicates that take a product of a type that the engine's price rule does not know for free. */
const MINOR_UNIT_FORMATTERS = ['from-price', 'normal-price', 'sale-price'];
const PRICE_PREDICATES = ['on-sale?', 'varied-prices?'];

/** Formatters that say how many comments there are. */
const COMMENT_FORMATTERS = ['comment-count', 'comment-link'];

/** Formatters of rows that share a page. */
const SHARE_FORMATTERS = ['social-button', 'social-button-inline'];

const ABSOLUTE = /^https?:\/\//i;

class Unimplemented extends Formatter {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  apply(_args: string[], _variables: Variable[], context: Context): void {
    context.error({ type: 'engine', message: `"${this.#name}" formatter is not yet implemented` });
  }
}

/**
 * A formatter whose exceptions end with it: it writes nothing and is reported. In the engine alone, an exception leaves
 * a frame on the stack, so that every later section of the template finds no data.
 */
class Guarded extends WrappedFormatter {
  readonly #name: string;

  constructor(name: string, original: Formatter) {
    super(original);
    this.#name = name;
  }

  apply(args: string[], variables: Variable[], context: Context): void {
    const frame = context.frame();
    try {
      this.original.apply(args, variables, context);
    } catch (error) {
      while (context.frame() !== frame) context.pop();
      for (const variable of variables) variable.set('');
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      context.error({ type: 'engine', message: `Formatter '${this.#name}' failed: ${reason}` });
    }
  }
}

/** Joins a path to the shop's own address, whatever slashes it begins with; other addresses stay as they are. */
class AbsoluteUrl extends Formatter {
  apply(_args: string[], [address]: Variable[], context: Context): void {
    if (!address) return;
    const text: string = address.node.asString();
    if (ABSOLUTE.test(text)) return;
    const base: string = context.resolve(['website', 'baseUrl']).asString();
    address.set(`${base}/${text.replace(/^[\s/\\]+/, '')}`);
  }
}

const stockFormatter = (name: string) =>
  new PaywallFormatter(CHOSEN_FORMATTERS[name] as Formatter, PRODUCT_TYPE.digital);
const priceFormatter = (original: Formatter) => new PaywallFormatter(original, PRODUCT_TYPE.service);

const changed: FormatterMap = {
  ...CHOSEN_FORMATTERS,
  ...Object.fromEntries(STOCK_FORMATTERS.map((name) => [name, stockFormatter(name)])),
  ...Object.fromEntries(
    MINOR_UNIT_FORMATTERS.map((name) => [
      name,
      new MinorUnitPrice(priceFormatter(CHOSEN_FORMATTERS[name] as Formatter)),
    ]),
  ),
  'subscription-price': new PlainPrice(priceFormatter(CHOSEN_FORMATTERS['subscription-price'] as Formatter)),
  'product-price': new PriceLines(new PlainPrice(priceFormatter(CHOSEN_FORMATTERS['product-price'] as Formatter))),
  'add-to-cart-btn': new SoldOutButton(
    CHOSEN_FORMATTERS['add-to-cart-btn'] as Formatter,
    stockFormatter('product-status'),
  ),
  'product-restock-notification': new RestockForm(CHOSEN_FORMATTERS['product-restock-notification'] as Formatter),
  ...Object.fromEntries(
    SHARE_FORMATTERS.map((name) => [name, new SocialButtons(CHOSEN_FORMATTERS[name] as Formatter)]),
  ),
  ...Object.fromEntries(
    COMMENT_FORMATTERS.map((name) => [name, new CommentCount(CHOSEN_FORMATTERS[name] as Formatter)]),
  ),
  'like-button': new LikeButton(CHOSEN_FORMATTERS['like-button'] as Formatter),
  ...Object.fromEntries(UNIMPLEMENTED.map((name) => [name, new Unimplemented(name)])),
  AbsUrl: new AbsoluteUrl(),
  'audio-player': new AudioPlayer(),
  picture: new PictureFormatter(),
  'twitter-follow-button': new FollowButton(CHOSEN_FORMATTERS['twitter-follow-button'] as Formatter),
  timesince: new TimeSince(CHOSEN_FORMATTERS.timesince as Formatter),
  gallery: new GalleryFormatter(),
  money: new FreeMoney(CHOSEN_FORMATTERS.money as Formatter),
  'google-calendar-url': new CalendarLink(CHOSEN_FORMATTERS['google-calendar-url'] as Formatter),
  message: new CheckedMessage(CHOSEN_FORMATTERS.message as Formatter),
  plural: new CheckedMessage(CHOSEN_FORMATTERS.plural as Formatter),
};

/** The formatters of our pages: the engine's, with what it leaves out or gets wrong. */
export const FORMATTERS: FormatterMap = Object.fromEntries(
  Object.entries(changed).map(([name, formatter]) => [name, new Guarded(name, formatter as Formatter)]),
);

export const PREDICATES: PredicateMap = {
  ...CHOSEN_PREDICATES,
  'same-day?': new SameDay(),
  ...Object.fromEntries(
    STOCK_PREDICATES.map((name) => [
      name,
      new PaywallPredicate(CHOSEN_PREDICATES[name] as PredicatePlugin, PRODUCT_TYPE.digital),
    ]),
  ),
  ...Object.fromEntries(
    PRICE_PREDICATES.map((name) => [
      name,
      new PaywallPredicate(CHOSEN_PREDICATES[name] as PredicatePlugin, PRODUCT_TYPE.service),
    ]),
  ),
};
