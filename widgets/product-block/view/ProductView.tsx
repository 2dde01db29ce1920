import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { boot } from '#runtime/boot.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { findVariant, missingOptions, type OptionSelection } from '#runtime/domain/variants.ts';
import { emit } from '#runtime/events.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { productView } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import type { LoadedProduct } from '#runtime/purchase/load-product.ts';
import type { ShownProduct } from '#runtime/purchase/shown-products.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { Gallery } from '#runtime/ui/gallery/Gallery.tsx';
import galleryStyles from '#runtime/ui/gallery/gallery.css';
import { describeProduct, noChoices } from './describe.ts';
import { InstallmentsLine } from './InstallmentsLine.tsx';
import { OptionField } from './OptionField.tsx';
import { hasOwn, Part } from './Part.tsx';
import { Price } from './Price.tsx';
import { PriceNote } from './PriceNote.tsx';
import { PurchaseOptions } from './PurchaseOptions.tsx';
import { picturesOf } from './pictures.ts';
import styles from './product-view.css';
import { QuantityField } from './QuantityField.tsx';
import { RestockPlace } from './RestockPlace.tsx';
import { ReviewSummaryLine, Reviews } from './Reviews.tsx';
import { productTexts } from './texts.ts';
import { useIsCartKnown } from './use-is-cart-known.ts';
import { usePurchase } from './use-purchase.ts';

interface ViewOptions {
  optionStyle: 'dropdown' | 'radios';
  headingLevel: string;
  /** The target of events; its children with a `slot` replace parts of the view. */
  host: HTMLElement;
}

/** A product with its pictures, options and button. */
export function ProductView({ loaded, optionStyle, headingLevel, host }: ViewOptions & { loaded: LoadedProduct }) {
  const { product, page } = loaded;
  const texts = productTexts();
  const [choices, setChoices] = useState(() => noChoices(loaded));
  const [quantity, setQuantity] = useState('1');
  const button = useRef<HTMLButtonElement>(null);
  const { locale } = product.store;
  const write = (minorUnits: number) => formatMoney(minorUnits, product.price.currencyCode, locale);
  const shown = describeProduct(loaded, choices, { texts, write });
  const typed = shown.hasQuantity ? quantity : '1';
  const { status, press } = usePurchase({ loaded, choices, quantity: typed });
  const isCartKnown = useIsCartKnown();
  const { price, mark, scarcity, variant } = shown;
  const url = new URL(product.fullUrl, boot().base).href;
  const pictures = picturesOf(product);

  useStyles(host);
  useOwnItem(host, product.id);

  useLayoutEffect(() => {
    const shown = (): ShownProduct[] => [{ page, choose }];
    boot().products = (boot().products ?? new Set()).add(shown);
    return () => void boot().products?.delete(shown);
  });

  function choose(given: readonly OptionSelection[]) {
    const selections = choices.selections.map(
      (selection) => given.find(({ name }) => name === selection.name) ?? selection,
    );
    setChoices({ ...choices, selections });
    const chosen = missingOptions(selections).length === 0 ? findVariant(page.variants, selections) : undefined;
    if (chosen && chosen !== variant) emit(host, 'variant:change', { selectedVariant: chosen.raw });
  }

  const announced = variant && choices.selections.length > 0 ? [price.price, mark?.text, scarcity] : [];
  const isBusy = status !== 'idle' && status !== 'failed' && status !== 'added';

  return (
    <div part="product" data-has-pictures={pictures.length > 0 || hasOwn(host, 'picture') || undefined}>
      <Part name="picture" host={host}>
        <Gallery pictures={pictures} shownId={shown.pictureId} />
      </Part>
      <div part="details">
        <Part name="title" host={host}>
          <Heading level={headingLevel}>
            <a part="link" href={url}>
              {product.name}
            </a>
          </Heading>
        </Part>
        <ReviewSummaryLine summary={product.reviews} locale={locale} />
        <Part name="price" host={host}>
          <p part="pricing">
            <Price price={price} texts={texts.product} />
            {mark && <span part={`mark ${mark.kind === 'soldOut' ? 'sold-out' : 'sale'}`}>{mark.text}</span>}
          </p>
          {shown.priceLines.map(({ text }) => (
            <p key={text} part="price-note">
              {text}
            </p>
          ))}
          <PriceNote note={product.store.priceNote} />
        </Part>
        <InstallmentsLine product={product} price={shown.lowestPrice} quantity={typed} />
        <Part name="buttons" host={host}>
          <div part="buying">
            {shown.options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                optionStyle={optionStyle}
                onChoose={(name, value) => choose([{ name, value }])}
              />
            ))}
            {shown.offersBoth && (
              <PurchaseOptions
                plan={product.subscriptionPlan}
                chosen={choices.purchaseOption}
                onChoose={(purchaseOption) => setChoices({ ...choices, purchaseOption })}
              />
            )}
            {scarcity && <p part="scarcity">{scarcity}</p>}
            <div part="adding">
              {shown.hasQuantity && <QuantityField value={quantity} onChange={setQuantity} />}
              <button
                part="button"
                type="button"
                ref={button}
                aria-busy={isBusy || undefined}
                aria-disabled={isBusy || status === 'added' || undefined}
                data-sq-state={status}
                // As on engine pages, the button keeps its place but is hidden until the cart is known.
                style={isCartKnown ? undefined : { visibility: 'hidden' }}
                onClick={({ currentTarget }) => press(currentTarget)}
              >
                {labelFor(status, shown.label, texts.addToCart)}
              </button>
            </div>
          </div>
        </Part>
        <RestockPlace product={product} variantId={mark?.kind === 'soldOut' ? variant?.id : undefined} host={host} />
        <Part name="description" host={host}>
          <OwnHtml part="description" html={product.description} />
        </Part>
        <OwnHtml part="information" html={product.information} />
        <Reviews product={product} />
        <p part="more">
          <a part="details-link" href={url}>
            {localised('productView', productView).viewDetails}
          </a>
          {/* The shop's own pages have these links in their footer. */}
          {!isOwnOrigin() &&
            product.store.contractLinks?.map((link) => (
              <a key={link.url} part="contract-link" href={new URL(link.url, boot().base).href}>
                {link.title}
              </a>
            ))}
        </p>
      </div>
      <div part="status" className="sq-visually-hidden">
        <p role="status">{announced.filter(Boolean).join(', ')}</p>
        <p role="status">{(status === 'adding' || status === 'added') && texts.addToCart[status]}</p>
      </div>
    </div>
  );
}

function labelFor(status: string, idle: string, texts: { adding: string; added: string }): string {
  if (status === 'added') return texts.added;
  return status === 'adding' || status === 'accepted' ? texts.adding : idle;
}

function Heading({ level, children }: { level: string; children: ReactNode }) {
  const Tag = `h${level}` as 'h2';
  return <Tag part="title">{children}</Tag>;
}

function useStyles(host: HTMLElement): void {
  useLayoutEffect(() => {
    if (!host.shadowRoot) return;
    for (const css of [galleryStyles, styles]) adoptStyles(host.shadowRoot, css);
  }, [host]);
}

/** Marks everything inside the tag as part of this product, not of the page's own one. */
function useOwnItem(host: HTMLElement, itemId: string): void {
  useEffect(() => {
    host.dataset.itemId = itemId;
  }, [host, itemId]);
}

/** The shop's HTML, always sanitised here. */
function OwnHtml({ part, html }: { part: 'description' | 'information'; html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) void showHtml(element.current, html);
  }, [html]);
  return html && <div part={part} ref={element} />;
}
