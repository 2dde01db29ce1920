import type { Cover } from '#runtime/contracts/covers.ts';
import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';
import { COMMENT_DEFAULTS } from '#runtime/domain/comments/rules.ts';
import { readSiteFonts } from '#runtime/domain/site-fonts.ts';
import { colorErrors, type PartialColor, parseColor } from '#runtime/domain/website-color.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { isTranslation, languageOf } from '#runtime/i18n/languages.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';

type WebsiteSettings = SiteSettings['websiteSettings'];

/** The settings of a site whose owner has never set them. */
const DEFAULTS: WebsiteSettings = {
  simpleLikingEnabled: false,
  ...COMMENT_DEFAULTS,
  useCLDRMoneyFormat: true,
  disqusShortname: '',
  newsletterFormId: '',
  shareButtonOptions: {},
  captcha: null,
};

/** Returns a site as its owner receives it. */
export function toOwnerSite(site: Site): OwnerSite {
  const { website, websiteSettings: own } = site;
  const { enabledForDonations: _, ...captcha } = Object(website.captchaSettings);
  const stored = {
    ...own,
    disqusShortname: own.disqusShortname ?? own.disqusShortName,
    shareButtonOptions: website.shareButtonOptions,
    captcha: captcha.siteKey ? captcha : null,
  };
  const entries = Object.entries(DEFAULTS).map(([name, value]) => [name, stored[name as keyof typeof stored] ?? value]);
  return {
    siteId: site.siteId,
    title: site.title,
    identifier: site.identifier,
    status: site.status as OwnerSite['status'],
    language: site.language,
    languages: site.languages,
    timeZone: site.timeZone,
    colors: Object(website.colors),
    fonts: readSiteFonts(website.fonts),
    websiteSettings: Object.fromEntries(entries) as WebsiteSettings,
    cloneable: website.cloneable === true,
    switchedOff: site.entitlements,
    isLocked: site.lockKey !== null,
    lockScreen: site.lockScreen,
    version: site.version,
    updatedAt: site.updatedAt,
  };
}

/** Settings that were checked, as they are stored. */
export interface CheckedSettings
  extends Omit<SiteSettings, 'colors' | 'fonts' | 'cloneable' | 'websiteSettings' | 'isLocked' | 'lockScreen'> {
  isLocked: boolean;
  lockScreen: Cover | null;
  website: Record<string, unknown>;
  websiteSettings: Record<string, unknown>;
}

/**
 * Checks settings and joins them with the stored ones beside them. Throws INVALID_REQUEST with a text for each colour
 * or language that is wrong.
 */
export function checkSettings(site: Site, settings: SiteSettings, { siteErrors }: Catalogue): CheckedSettings {
  const {
    colors,
    fonts = readSiteFonts(site.website.fonts),
    websiteSettings,
    languages,
    cloneable = site.website.cloneable === true,
    switchedOff,
    isLocked = false,
    lockScreen = site.lockScreen,
    ...rest
  } = settings;
  const { shareButtonOptions, captcha, ...own } = websiteSettings;
  const errors: Record<string, string> = {};
  const stored = Object.entries(colors).map(([name, color]) => {
    const found: PartialColor | undefined = typeof color === 'string' ? parseColor(color) : color;
    const wrong = found ? colorErrors(found).map((error) => siteErrors[error]) : [siteErrors.color];
    if (wrong.length > 0) errors[`colors.${name}`] = wrong.join(' ');
    return [name, found];
  });
  const unique = [...new Set(languages)];
  const wrong = languageError(rest.language, unique, siteErrors);
  if (wrong) errors.languages = wrong;
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
  const { disqusShortName: _, ...kept } = site.websiteSettings;
  const { fonts: _fonts, cloneable: _cloneable, ...website } = site.website;
  return {
    ...rest,
    isLocked,
    lockScreen,
    languages: unique,
    switchedOff: [...new Set(switchedOff)].sort((a, b) => a - b),
    website: {
      ...website,
      // A shop without a choice keeps its pages as they are, to the byte.
      ...((fonts.headings || fonts.texts) && { fonts }),
      ...(cloneable && { cloneable }),
      shareButtonOptions,
      colors: Object.fromEntries(stored),
      captchaSettings: captcha ? { ...captcha, enabledForDonations: false } : {},
    },
    websiteSettings: { ...kept, ...own },
  };
}

/** Returns why these are no further languages of a site in `own`; undefined where they are. */
export function languageError(
  own: string,
  languages: readonly string[],
  texts: Catalogue['siteErrors'],
): string | undefined {
  const unknown = languages.find((tag) => !hasTexts(tag));
  if (unknown !== undefined) return fill(texts.noTexts, { language: unknown });
  return languages.includes(own) ? fill(texts.ownLanguage, { language: own }) : undefined;
}

/** Whether the shop can speak a language; it speaks English where it has no texts of the site's own language. */
function hasTexts(tag: string): boolean {
  const language = languageOf(tag);
  return language === 'en' || isTranslation(language);
}
