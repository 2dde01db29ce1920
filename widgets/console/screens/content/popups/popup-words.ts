import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { POPUP_POSITIONS, POPUP_SIZES } from '#runtime/contracts/popup-enumerations.ts';

type Sign = PopupDefinition['sign'];
type Place = PopupDefinition['place'];
type Content = PopupDefinition['content'];

/** Writes what makes a popup appear. */
export function signText(sign: Sign): string {
  if (sign.kind === 'delay') return sign.seconds === 1 ? 'After a second' : `After ${sign.seconds} seconds`;
  if (sign.kind === 'scroll') return `After ${sign.percent} % of the page`;
  return sign.kind === 'leave' ? 'When a visitor is about to leave' : 'When a visitor presses a link to it';
}

export function placeText(place: Place): string {
  if (place.kind === 'all') return 'All pages';
  if (place.kind === 'home') return 'The home page';
  const count = place.ids.length === 1 ? '1 collection' : `${place.ids.length} collections`;
  return place.isItemsOnly ? `Items of ${count}` : count;
}

/** Writes where a popup lies in the window: "Top left". */
export function positionText(position: PopupDefinition['position']): string {
  const words = position.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const POSITION_CHOICES = POPUP_POSITIONS.map((each) => [each, positionText(each)] as const);
export const SIZE_CHOICES = POPUP_SIZES.map((each) => [each, each.charAt(0).toUpperCase() + each.slice(1)] as const);

export const SIGN_CHOICES = [
  ['delay', 'After some seconds'],
  ['scroll', 'After some of the page'],
  ['leave', 'When a visitor is about to leave'],
  ['link', 'When a visitor presses a link to it'],
] as const;
const SIGNS: Readonly<Record<Sign['kind'], Sign>> = {
  delay: { kind: 'delay', seconds: 10 },
  scroll: { kind: 'scroll', percent: 50 },
  leave: { kind: 'leave' },
  link: { kind: 'link' },
};

/** Returns the usual sign of a kind. */
export function usualSign(kind: Sign['kind']): Sign {
  return SIGNS[kind];
}

export const PLACE_CHOICES = [
  ['all', 'On all pages'],
  ['home', 'On the home page'],
  ['collections', 'On some collections'],
] as const;

export const CONTENT_CHOICES = [
  ['button', 'Press a button'],
  ['newsletter', 'Sign up for a newsletter'],
  ['form', 'Fill in another form'],
] as const;

/** Returns the content of another kind; a form has to be chosen. */
export function usualContent(kind: Content['kind']): Content {
  return kind === 'button' ? { kind, text: 'Look around', url: '/' } : { kind, formId: '' };
}
