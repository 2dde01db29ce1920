import { GALLERY_OPTION_TEXTS } from '#runtime/domain/gallery-option-texts.ts';
import { GALLERY_OPTION_LIST, type GalleryOptionName, optionAttribute } from '#runtime/domain/gallery-options.ts';
import { choice, flag, type OptionKinds, whole } from './option-kinds.ts';

const SWITCH = ['on', 'off'] as const;

/** The options of galleries on the command line: `--autoplay on`, `--aspect-ratio standard`, `--padding 8`. */
export const GALLERY_KINDS: OptionKinds = {
  ...Object.fromEntries(
    GALLERY_OPTION_LIST.map(([name, option]) => {
      const about = GALLERY_OPTION_TEXTS[name];
      const key = optionAttribute(name);
      if (option.kind === 'flag') return [key, choice('on|off', SWITCH, about)];
      if (option.kind === 'choice') return [key, choice('WORD', option.choices, about)];
      return [key, whole('N', about, { from: option.least, to: option.most })];
    }),
  ),
  none: flag('removes the gallery'),
};

/** Returns the gallery with the options that were given; those that were not stay. */
export function changedGallery(
  gallery: object | null | undefined,
  given: Record<string, unknown>,
): Record<string, unknown> | null {
  if (given.none === true) return null;
  const changed = GALLERY_OPTION_LIST.flatMap(([name, option]): [GalleryOptionName, unknown][] => {
    const value = given[optionAttribute(name)];
    if (value === undefined) return [];
    return [[name, option.kind === 'flag' ? value === 'on' : value]];
  });
  return { ...gallery, ...Object.fromEntries(changed) };
}
