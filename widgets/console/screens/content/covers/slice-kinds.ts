import type { Cover, Slice } from '#runtime/contracts/covers.ts';
import { SLICE_TYPE } from '#runtime/contracts/enumerations.ts';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';

export type SliceType = Slice['type'];
/** The slice of a type. */
export type Of<Type extends SliceType> = Extract<Slice, { type: Type }>;
type Picture = Of<'image'>['image'];

/** Names the parts of a cover as people know them. */
export const SLICE_NAMES: Readonly<Record<SliceType, string>> = {
  heading: contentTexts.heading,
  body: commonTexts.text,
  image: contentTexts.pictureKind,
  gallery: contentTexts.gallery,
  video: contentTexts.video,
  'social-icons': contentTexts.profilesElsewhere,
  buttons: contentTexts.buttons,
  navigation: contentTexts.links,
  form: commonTexts.form,
  'custom-form': contentTexts.customForm,
  newsletter: contentTexts.newsletterForm,
  album: contentTexts.album,
  map: contentTexts.map,
  logo: contentTexts.logo,
  action: contentTexts.mainButton,
  lock: contentTexts.sign,
  password: contentTexts.passwordField,
  twitter: contentTexts.profileAtX,
};

/** Stands for a picture that is still to be chosen. */
export const NO_PICTURE: Picture = { src: '', width: 1, height: 1, altText: '' };

const LINK = { link: '', newWindow: false };
export const NEW_BUTTON: Of<'buttons'>['buttons'][number] = {
  ...LINK,
  label: '',
  alignment: 'center',
  size: 'medium',
  type: 'primary',
};
export const NEW_PROFILE: Of<'social-icons'>['profiles'][number] = { url: '', title: '' };
export const NEW_TRACK: Of<'album'>['tracks'][number] = { url: '', title: '', author: '', showDownload: false };

/** Returns a new slice of a type. What it cannot do without is empty, and a place on the map is not a number yet. */
export function newSlice(type: SliceType): Slice {
  switch (type) {
    case 'heading':
      return { type, text: '' };
    case 'body':
      return { type, html: '' };
    case 'image':
      return { type, image: NO_PICTURE, link: null };
    case 'gallery':
      return { type, pictures: [], options: readGalleryOptions(() => undefined) };
    case 'video':
      return { type, url: '', title: '', description: '', image: null };
    case 'social-icons':
      return { type, profiles: [NEW_PROFILE] };
    case 'buttons':
      return { type, buttons: [NEW_BUTTON] };
    case 'navigation':
      return { type, links: [] };
    case 'form':
    case 'custom-form':
    case 'newsletter':
      return { type, formId: '' };
    case 'album':
      return { type, title: '', artist: '', image: null, tracks: [NEW_TRACK] };
    case 'map':
      return { type, title: '', address: '', ...NOWHERE, zoom: 16, openIn: 'openstreetmap', showMap: true };
    case 'logo':
      return { type, image: null };
    case 'action':
      return { type, label: '', ...LINK };
    case 'lock':
      return { type, text: '' };
    case 'password':
      return { type };
    case 'twitter':
      return { type, handle: '' };
  }
}

const NOWHERE = { latitude: Number.NaN, longitude: Number.NaN };
const ALL_TYPES = Object.keys(SLICE_TYPE) as SliceType[];
const LOCKING: readonly SliceType[] = ['lock', 'password'];

/** Lists the types of slices that a cover can still get. Only lock screens ask for a password, and once. */
export function fittingTypes(slices: readonly Slice[], isLockScreen: boolean): SliceType[] {
  const hasPassword = slices.some(({ type }) => type === 'password');
  return ALL_TYPES.filter((type) => (isLockScreen || !LOCKING.includes(type)) && !(hasPassword && type === 'password'));
}

/** Returns by what an owner recognises a slice beside its kind; '' where it says nothing. */
export function sliceDetail(slice: Slice): string {
  switch (slice.type) {
    case 'heading':
    case 'lock':
      return slice.text;
    case 'body':
      return slice.html.replace(/<[^>]*>/g, ' ').trim();
    case 'image':
      return slice.image.altText;
    case 'gallery':
      return fill(contentTexts.countPictures, { n: slice.pictures.length });
    case 'video':
    case 'album':
      return slice.title;
    case 'social-icons':
      return slice.profiles.map(({ title, url }) => title || url).join(', ');
    case 'buttons':
      return slice.buttons.map(({ label }) => label).join(', ');
    case 'navigation':
      return slice.links.length > 0 ? slice.links.map(({ title }) => title).join(', ') : contentTexts.mainMenu;
    case 'map':
      return slice.title || slice.address;
    case 'action':
      return slice.label;
    case 'twitter':
      return slice.handle && `@${slice.handle}`;
    default:
      return '';
  }
}

/** Returns the cover that a new page or lock screen begins with. */
export function newCover(...slices: Slice[]): Cover {
  return { slices, layout: 'center', background: null, focalPoint: { x: 0.5, y: 0.5 }, shade: 'dark' };
}
