import type { Slice } from '#runtime/contracts/covers.ts';
import type { BlockPicture } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { galleryHtml } from '#runtime/domain/gallery-html.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { linkTo, oneBlock, pictureHtml, textElement } from '../blocks/service.ts';
import type { Bindings } from '../env.ts';
import { pictureWidths } from '../pictures/service.ts';
import type { Site } from '../site/site.ts';

/** Slices are shown with the site, its texts and menu, and with the form of a lock screen. */
export interface SliceContext {
  env: Bindings;
  site: Site;
  texts: Catalogue;
  /** The entries of the site's main menu that lead somewhere. */
  menu: readonly { title: string; url: string }[];
  /** The form that asks for a password; '' where nothing is locked. */
  passwordForm: string;
  /** Ms since the epoch. */
  now: number;
}

export interface ShownSlice {
  html: string;
  style?: string;
}

const LOCK =
  '<svg class="sq-cover-lock" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 10V7a5 5 0 0 1 10 0v3h1.5A1.5 1.5 0 0 1 20 11.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5v-8A1.5 1.5 0 0 1 5.5 10zm2 0h6V7a3 3 0 0 0-6 0z"/></svg>';

interface SlicePosition {
  /** The slice's place on its cover, from 0. */
  index: number;
  /** Whether a heading there is the page's main one. */
  isTitle: boolean;
}

/** Returns the HTML of a slice; '' where it has nothing to show. */
export async function sliceHtml(
  slice: Slice,
  { index, isTitle }: SlicePosition,
  context: SliceContext,
): Promise<ShownSlice> {
  const { site, texts } = context;
  const block = (type: string, json: object) =>
    oneBlock(type, json, { env: context.env, site, texts, place: index + 1, now: context.now });
  switch (slice.type) {
    case 'heading':
      return { html: textElement(isTitle ? 'h1' : 'h2', 'sq-cover-heading', slice.text) };
    case 'body':
      return { html: `<div class="sq-cover-body" dir="auto">${slice.html}</div>` };
    case 'image':
      return block('image', { image: slice.image, link: slice.link });
    case 'gallery':
      return { html: galleryOf(slice, index, context) };
    case 'video':
    case 'map': {
      const { type, ...json } = slice;
      return block(type, json);
    }
    case 'album':
      return albumOf(slice, context, block);
    case 'buttons':
      return inRow(await Promise.all(slice.buttons.map((button) => block('button', button))));
    case 'action':
      return block('button', { label: slice.label, link: slice.link, newWindow: slice.newWindow, size: 'large' });
    case 'social-icons':
      return { html: listOf(slice.profiles.map(({ title, url }) => link(title || hostOf(url), url))) };
    case 'twitter':
      return { html: listOf([link(`@${slice.handle}`, `https://x.com/${slice.handle}`)]) };
    case 'navigation':
      return { html: navigationOf(slice.links.length > 0 ? slice.links : context.menu) };
    case 'form':
    case 'custom-form':
    case 'newsletter':
      return { html: `<sq-form-block form="${escapeHtml(slice.formId)}"></sq-form-block>` };
    case 'logo':
      return { html: logoOf(slice.image, context) };
    case 'lock': {
      const text = slice.text || fill(texts.locks.siteText, { site: site.title });
      return { html: `${LOCK}${textElement('p', 'sq-cover-lock-text', text)}` };
    }
    case 'password':
      return { html: context.passwordForm };
  }
}

type Of<Type extends Slice['type']> = Extract<Slice, { type: Type }>;

async function albumOf(
  { title, artist, image, tracks }: Of<'album'>,
  { env }: SliceContext,
  block: (type: string, json: object) => Promise<ShownSlice>,
): Promise<ShownSlice> {
  const shown = await Promise.all(tracks.map((track) => block('audio', track)));
  const picture = image ? pictureHtml(image, { env }, { sizes: '12rem' }) : '';
  const head = `<header>${picture}${textElement('h3', 'sq-cover-album-title', title)}${textElement('p', 'sq-cover-artist', artist)}</header>`;
  const list = shown.map(({ html }) => `<li>${html}</li>`).join('');
  return { html: `<section class="sq-cover-album">${head}<ol>${list}</ol></section>`, style: shown[0]?.style ?? '' };
}

function galleryOf({ options, pictures }: Of<'gallery'>, index: number, { env, texts }: SliceContext): string {
  const id = `cover-gallery-${index + 1}`;
  return galleryHtml({
    id,
    options,
    pictures: pictures.map(({ src, width, height, altText }, number) => ({
      id: `${id}-${number + 1}`,
      url: src,
      widths: pictureWidths(env, { assetUrl: src, width }),
      width,
      height,
      focalPoint: { x: 0.5, y: 0.5 },
      color: null,
      alt: altText,
      title: '',
      description: '',
      link: '',
    })),
    texts: texts.gallery,
  });
}

function navigationOf(links: readonly { title: string; url: string }[]): string {
  return links.length > 0 ? `<nav>${listOf(links.map(({ title, url }) => link(title, url)))}</nav>` : '';
}

function logoOf(image: BlockPicture | null, { env, site }: SliceContext): string {
  const mark = image
    ? pictureHtml({ ...image, altText: image.altText || site.title }, { env }, { sizes: '16rem', isFirst: true })
    : `<bdi>${escapeHtml(site.title)}</bdi>`;
  return `<p class="sq-cover-logo"><a href="/">${mark}</a></p>`;
}

function inRow(shown: readonly ShownSlice[]): ShownSlice {
  const html = shown.map((slice) => slice.html).join('');
  return { html: `<div class="sq-cover-row">${html}</div>`, style: shown[0]?.style ?? '' };
}

function listOf(links: readonly string[]): string {
  return `<ul class="sq-cover-links">${links.map((anchor) => `<li>${anchor}</li>`).join('')}</ul>`;
}

function link(title: string, url: string): string {
  return `<a ${linkTo(url)}><bdi>${escapeHtml(title)}</bdi></a>`;
}

/** Returns the name of a profile's host, 'instagram.com'. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}
