import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { POPUP_POSITIONS, POPUP_SIZES } from '#runtime/contracts/popup-enumerations.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';

type Sign = PopupDefinition['sign'];
type Place = PopupDefinition['place'];
type Content = PopupDefinition['content'];

/** Writes what makes a popup appear. */
export function signText(sign: Sign): string {
  if (sign.kind === 'delay') return fill(contentTexts.afterSeconds, { n: sign.seconds });
  if (sign.kind === 'scroll') return fill(contentTexts.afterPercent, { percent: sign.percent });
  return sign.kind === 'leave' ? contentTexts.whenAVisitor : contentTexts.whenAVisitorPresses;
}

export function placeText(place: Place): string {
  if (place.kind === 'all') return contentTexts.allPages;
  if (place.kind === 'home') return contentTexts.homePage;
  const count = fill(contentTexts.countCollections, { n: place.ids.length });
  return place.isItemsOnly ? fill(contentTexts.itemsOfCount, { count }) : count;
}

/** Where a popup lies in the window. */
export const POSITION_TEXTS: Readonly<Record<PopupDefinition['position'], string>> = {
  'top-left': contentTexts.topLeft,
  'top-center': contentTexts.topCenter,
  'top-right': contentTexts.topRight,
  'center-left': contentTexts.centerLeft,
  center: contentTexts.center,
  'center-right': contentTexts.centerRight,
  'bottom-left': contentTexts.bottomLeft,
  'bottom-center': contentTexts.bottomCenter,
  'bottom-right': contentTexts.bottomRight,
};
const SIZE_TEXTS: Readonly<Record<PopupDefinition['size'], string>> = {
  small: contentTexts.small,
  medium: contentTexts.medium,
  large: contentTexts.large,
};

export const POSITION_CHOICES = POPUP_POSITIONS.map((each) => [each, POSITION_TEXTS[each]] as const);
export const SIZE_CHOICES = POPUP_SIZES.map((each) => [each, SIZE_TEXTS[each]] as const);

export const SIGN_CHOICES = [
  ['delay', contentTexts.afterSomeSeconds],
  ['scroll', contentTexts.afterSome],
  ['leave', contentTexts.whenAVisitor],
  ['link', contentTexts.whenAVisitorPresses],
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
  ['all', contentTexts.onAllPages],
  ['home', contentTexts.onTheHomePage],
  ['collections', contentTexts.onSomeCollections],
] as const;

export const CONTENT_CHOICES = [
  ['button', contentTexts.pressAButton],
  ['newsletter', contentTexts.signUp],
  ['form', contentTexts.fillInAnotherForm],
] as const;

/** Returns the content of another kind; a form has to be chosen. */
export function usualContent(kind: Content['kind']): Content {
  return kind === 'button' ? { kind, text: contentTexts.lookAround, url: '/' } : { kind, formId: '' };
}
