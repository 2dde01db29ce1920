import { useStore } from '@nanostores/react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { Link } from '../../app/Link.tsx';
import { may } from '../../app/session.ts';
import { GalleryPart } from './GalleryPart.tsx';
import { galleryKey } from './look-parts.ts';
import { ProductPart } from './ProductPart.tsx';
import { SiteParts } from './SiteParts.tsx';
import type { Look } from './use-look.ts';
import { useSeenCollections } from './use-seen-collections.ts';

const TITLES = {
  colors: lookTexts.colours,
  fonts: lookTexts.fonts,
  gallery: lookTexts.gallery,
  products: lookTexts.productPages,
} as const;
export type PanelPart = keyof typeof TITLES;

interface Props {
  look: Look;
  /** The part that the person has chosen; the colours where the page does not have it. */
  chosen: PanelPart;
  onChoose: (part: PanelPart) => void;
}

/** The panel with the options of the shop, and of the page that the frame shows. */
export function TweaksPanel({ look, chosen, onChoose }: Props) {
  const { subject, heading, close } = look;
  const states = useStore(look.parts);
  const collections = useSeenCollections(look);
  const canRead = may('content:read');
  const here = canRead ? subject.collection : undefined;
  const isThere: Readonly<Record<PanelPart, boolean>> = {
    colors: true,
    fonts: true,
    gallery: here !== undefined,
    products: subject.hasProducts,
  };
  const names = (Object.keys(TITLES) as PanelPart[]).filter((name) => isThere[name]);
  const shown = isThere[chosen] ? chosen : 'colors';
  const isDirty = (name: PanelPart): boolean => {
    if (name === 'colors') return states.colors?.hasColors ?? false;
    if (name === 'fonts') return states.colors?.hasFonts ?? false;
    return states[name === 'gallery' ? galleryKey(here?.id ?? '') : name]?.isDirty ?? false;
  };
  return (
    <section className="c-card c-tweaks" aria-label={lookTexts.lookOfTheShop}>
      <div className="c-tweaks-head">
        <div className="c-card-head">
          <h2 ref={heading} tabIndex={-1}>
            {commonTexts.options}
          </h2>
          <button type="button" className="c-button c-button--small" onClick={() => void close()}>
            {lookTexts.close}
          </button>
        </div>
        <fieldset className="c-tabs c-look-views">
          <legend className="sq-visually-hidden">{commonTexts.options}</legend>
          {names.map((name) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => onChoose(name)}>
              {TITLES[name]}
              {isDirty(name) && (
                <>
                  <span aria-hidden="true"> •</span>
                  <span className="sq-visually-hidden">{lookTexts.notSaved}</span>
                </>
              )}
            </button>
          ))}
        </fieldset>
      </div>
      {canRead && subject.item && (
        <p className="c-quiet">
          {lookTexts.galleryOfThisPage}{' '}
          <Link to={`items/${encodeURIComponent(subject.item.id)}`}>{subject.item.title}</Link>
        </p>
      )}
      <SiteParts look={look} shown={shown} />
      {collections.map((collection) => (
        <GalleryPart
          key={collection.id}
          look={look}
          collection={collection}
          isShown={shown === 'gallery' && collection.id === here?.id}
        />
      ))}
      {(subject.hasProducts || states.products?.isDirty) && <ProductPart look={look} isShown={shown === 'products'} />}
    </section>
  );
}
