import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { COOKIES_PATH } from '#runtime/domain/cookie-form.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { moduleTags } from '../assets/service.ts';
import { fillBlocks } from '../blocks/service.ts';
import { captchaOf } from '../captcha/service.ts';
import type { Variant } from '../catalogue/service.ts';
import { withComments } from '../comments/service.ts';
import type { ShownCover } from '../covers/service.ts';
import type { Bindings } from '../env.ts';
import { eventContext } from '../events/service.ts';
import { shopInstallments } from '../installments/service.ts';
import { headerContext } from '../navigation/service.ts';
import { priceLinesOf } from '../prices/service.ts';
import { declarationPages } from '../site/cancel-links.ts';
import { cartNotice } from '../site/cart-notice.ts';
import { legalPages } from '../site/legal-pages.ts';
import { localPath } from '../site/local-path.ts';
import { priceNote } from '../site/price-note.ts';
import { privacySettings } from '../site/privacy-settings.ts';
import type { Site } from '../site/site.ts';
import { expressCheckout } from '../site/store-settings.ts';
import { alternates } from './alternates.ts';
import { bodyAttributes } from './body-attributes.ts';
import { StepBudget } from './bounded-engine.ts';
import { cartRoot } from './cart-root.ts';
import { categoriesContext, categoryContext } from './category-context.ts';
import { eventsByTime } from './content-context.ts';
import { withContractLinks } from './contract-links.ts';
import { coverOf } from './cover-parts.ts';
import { type EngineError, type Rendering, render, type Templates } from './engine.ts';
import { featured } from './featured.ts';
import { headFor, type Visit } from './head.ts';
import { itemContext } from './item-context.ts';
import { withLanguageLinks } from './language-links.ts';
import { renderLayout } from './layout.ts';
import { lessonProgress } from './lesson-progress.ts';
import { listContext } from './list-context.ts';
import { localeData } from './locale.ts';
import { localizedStrings, textsFor, themeTexts } from './localized-strings.ts';
import { merchandisingContext } from './merchandising.ts';
import { navigation } from './navigation.ts';
import { pageForms, publicForms } from './page-forms.ts';
import { withPageParts } from './page-parts.ts';
import { withPictureStyle } from './picture-style.ts';
import { productParts } from './product-parts.ts';
import { pageSafety, withLawStyle, withSafety } from './product-safety.ts';
import type { Item } from './rows.ts';
import { searchContext } from './search-view.ts';
import { markServed } from './served-features.ts';
import { collectionContext, storeSettings, usesCldrMoney, website, websiteSettings } from './site-context.ts';
import { productContext, staticContextScript } from './static-context.ts';
import { templatesFor } from './templates.ts';
import type { View } from './view.ts';

interface Page {
  title: string;
  /** '' if the site's templates rendered nothing. */
  html: string;
  /** Texts of the page's inline scripts. */
  inlineScripts: readonly string[];
  /** Texts of its styles for blocks and pictures. */
  inlineStyles: readonly string[];
  errors: EngineError[];
}

/** A visit of somebody who reads the page's content alone, without the layout around it. */
type ReadingVisit = Visit & { isContentOnly?: boolean };

/** Renders a view: first its own template, then the page layout around it. */
export async function renderPage(
  env: Bindings,
  site: Site,
  view: View,
  visit: ReadingVisit,
  now: number,
): Promise<Page> {
  return renderWith(await templatesFor(env.DB, site, view.templateStamp), env, site, view, visit, now);
}

/** Renders a view with these templates, which take the steps of one page where no other budget is given. */
export async function renderWith(
  templates: Templates,
  env: Bindings,
  site: Site,
  view: View,
  visit: ReadingVisit,
  now: number,
  budget = new StepBudget(),
): Promise<Page> {
  const [cldr, texts, shownForms, safety] = await Promise.all([
    localeData(site.language),
    textsFor(site.language),
    publicForms(env, site, view, visit.origin),
    pageSafety(env, site, view, now),
  ]);
  const forms = pageForms(site, view, shownForms, texts);
  const settings = storeSettings(site);
  const currency = settings.selectedCurrency;
  const collections = new Map(view.collections.map((collection) => [collection.id, collection]));
  const shop = {
    currency,
    purchaseLabel: expressCheckout(site) ? texts.addToCart.purchase : null,
    priceNote: (productType: number | null) => priceNote(site, productType, texts),
    priceLines: (variants: readonly Variant[]) => priceLinesOf(site, variants, { texts, now }),
    prefix: site.prefix,
    env,
    eventFields: (item: Item, fullUrl: string) => eventContext(item, site, { fullUrl, now, texts: texts.events }),
  };
  const toContext = (item: Item) => ({
    ...itemContext(item, collections.get(item.collectionId), shop),
    ...(view.course && { isFinished: view.course.finished.has(item.id) }),
  });
  const shownItems = view.item ? [view.item, ...view.items] : view.items;
  const related = view.item && settings.merchandisingSettings.relatedProductsEnabled ? view.items.map(toContext) : [];
  const chosen = view.chosenVariant;
  const merchandising = merchandisingContext(shownItems, settings.merchandisingSettings, texts, chosen);
  const languages = alternates(site, view, visit);
  const contractPages = declarationPages(site, texts, now);
  const data = {
    website: website(site, visit.origin, captchaOf(env, site)),
    websiteSettings: websiteSettings(site),
    featureFlags: {
      useCLDRMoneyFormat: usesCldrMoney(site),
      multilingualTransactionalEmails: site.languages.length > 0,
    },
    localizedStrings: localizedStrings(texts),
    commentTexts: { none: texts.comments.none, one: texts.comments.one, many: texts.comments.many },
    galleryTexts: texts.gallery,
    themeTexts: themeTexts(texts),
    productMerchandisingContext: merchandising,
    mainNavigation: { items: navigation(view.navigation, view.collections, view.collection) },
    memberAreaNavigation: { items: navigation(view.memberNavigation, view.collections, view.collection) },
    header: headerContext(site.header, texts.announcement.close),
    footer: site.footer,
    languages: languages.map(({ isCurrent, ...language }) => ({ ...language, active: isCurrent })),
    legalPages: [...legalPages(site, texts), ...contractPages, ...cookiePage(site, texts)],
    shoppingCart: { entries: [] },
    pageType: view.pageType,
    collection: view.collection && {
      ...collectionContext(view.collection),
      fullUrl: localPath(site, `/${view.collection.urlId}`),
      ...(view.categories && categoriesContext(env, view.collection, view.categories)),
      forms: forms.own,
    },
    ...(view.category && { category: categoryContext(env, view.category) }),
    newsletterForm: forms.newsletterForm,
    visitorFormContext: forms.visitorFormContext,
    ...(view.item
      ? {
          item: toContext(view.item),
          relatedProducts: { items: related },
          chosenVariant: chosen && { itemId: view.item.id, variantId: chosen.id, attributes: chosen.attributes },
          shownImageId: chosen?.mainImageId ?? view.item.images[0]?.id,
          ...productParts(env, site, view, merchandising, texts),
          ...safety.data,
        }
      : {
          items: view.items.map(toContext),
          ...eventsByTime(view.collection?.options, view.items, toContext, now),
          ...listContext(site, view, now),
        }),
    ...(view.collection?.options.gallery && { options: view.collection.options.gallery }),
    ...(view.collection?.urlId === '' && featured(view.items, toContext)),
    ...(view.pageType === PAGE_TYPE.cartV2 && {
      hasCart: visit.hasCart,
      cartRoot: cartRoot(site, settings, texts.cartPage, {
        ...{ ...cartNotice(view.cartNotice, texts), hasCart: visit.hasCart, installments: shopInstallments(env, site) },
      }),
    }),
    ...(view.notice && { notice: view.notice }),
    ...(view.course !== undefined && { lessonProgress: lessonProgress(view, texts) }),
    pagination: view.pagination ?? view.neighbours,
    ...(view.search && searchContext(view.search, texts.theme)),
  };
  const cover = await coverOf(view, { env, site, menu: data.mainNavigation.items, now });
  const staticContext = staticContextScript({
    ...data,
    cookieSettings: privacySettings(site),
    ...(view.item && view.item.productType !== null && { product: productContext(view.item, currency) }),
  });
  const head = headFor(site, view, visit, { env, now, currency, staticContext, texts });
  const mainData = { ...data, ...(cover && { slices: cover.slices }) };
  const engine = { cldr, now, budget };
  const main = withSafety(renderMain(view, templates, mainData, engine, cover), safety);
  const headHtml = head.html + (await pictureTags(env, view)) + (cover ? `<style>${cover.style}</style>` : '');
  const layoutData = {
    ...data,
    'squarespace-headers': headHtml,
    squarespace: { 'main-content': main.html, 'page-title': head.title, ...bodyAttributes(view) },
  };
  const parts = { head: headHtml, main: main.html, isCover: cover !== undefined };
  const { isContentOnly = false } = visit;
  const layout = renderLayout({ templates, data: layoutData, ...parts, isContentOnly, ...engine });
  const errors = [...main.errors, ...layout.errors];
  const filled = await fillBlocks(layout.html, { env, site, now });
  errors.push(...filled.errors);
  const commented = shownItems.map((item) => ({ ...item, commentState: Number(item.commentsOpen) }));
  const whole = await withComments(filled.html, {
    env,
    site,
    items: commented,
    path: view.path,
    commentsAfter: view.commentsAfter,
    now,
  });
  const lawful = withLawStyle(withContractLinks(whole, contractPages));
  const styled = withPictureStyle(lawful.html);
  const linked = withLanguageLinks(styled.html, languages, texts.languageChoice.label);
  return {
    title: head.title,
    html: markServed(await withPageParts(env, linked)),
    inlineScripts: head.inlineScripts,
    inlineStyles: [...filled.inlineStyles, ...styled.inlineStyles, ...lawful.inlineStyles, cover?.style ?? ''],
    errors,
  };
}

/** Returns the tags for the module of reviews with pictures, whose HTML is not the engine's. */
async function pictureTags(env: Bindings, { reviews }: View): Promise<string> {
  const hasPictures = reviews?.reviews.some(({ pictures }) => pictures.length > 0);
  return hasPictures ? String(await moduleTags(env, 'reviews')) : '';
}

/**
 * Renders the main content. Notices and covers work without a template of the shop; a lock screen never has one, because
 * it must ask for the password.
 */
function renderMain(
  view: View,
  templates: Templates,
  data: object,
  given: Parameters<typeof render>[3],
  cover: ShownCover | undefined,
): Rendering {
  const name = `${view.template}.${view.kind}`;
  const { notice } = view;
  const own = cover?.main ?? (notice && `<h1>${escapeHtml(notice.title)}</h1>${notice.main}`);
  const isLockScreen = cover !== undefined && notice !== undefined;
  return own === undefined || (templates.parsed.has(name) && !isLockScreen)
    ? render(name, templates, data, given)
    : { html: own, errors: [] };
}

/** The page on which visitors change their answer, where the shop asks for one. */
function cookiePage(site: Site, { consent }: Pick<Catalogue, 'consent'>): LegalPage[] {
  return privacySettings(site).isCookieBannerEnabled ? [{ title: consent.pageTitle, url: COOKIES_PATH }] : [];
}
