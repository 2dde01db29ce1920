import {
  type LegalGap,
  type OwnerLegalPage,
  type OwnerLegalPages,
  WRITTEN_PAGES,
  type WrittenPage,
} from '#runtime/contracts/legal-pages.ts';
import { rowsOf } from '#runtime/domain/law/duties.ts';
import type { Duty } from '#runtime/domain/law/duty.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { sellsTo } from '../site/law.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Site } from '../site/site.ts';
import { readCurrentSite } from '../site-settings/service.ts';
import { countryRow } from './country-rows.ts';
import { neededPages, OPEN_PLACE, type OwnPage, readOwnPages } from './named-pages.ts';
import { legalPagesWriter, legalTextsIn } from './write-page.ts';
import type { GapName } from './writer.ts';

const BUSINESS = 'store-settings/business';

/** The console's screen where what is missing is entered; '' for what stands on the page alone. */
const SCREENS: Readonly<Record<GapName, string>> = {
  seller: BUSINESS,
  address: BUSINESS,
  phone: BUSINESS,
  representative: BUSINESS,
  register: BUSINESS,
  vatId: BUSINESS,
  email: 'store-settings/general',
  deliveryPlaces: 'delivery',
  payments: 'payments',
  law: BUSINESS,
  capital: '',
  publisher: '',
  host: '',
  deliveryTime: '',
  services: '',
  authority: '',
  dispute: '',
};

const DUTIES: Readonly<Record<WrittenPage, Duty | undefined>> = {
  imprint: 'imprint',
  terms: 'terms',
  withdrawal: 'withdrawalRight',
  privacy: 'privacyNotice',
  delivery: undefined,
  returns: undefined,
};

/** A place that waits for the owner, as it stands on a page. */
const PLACE = /\[…\s*([^\]]*)\]/g;

/** Says which legal pages the shop has, and what is to fill in: in the reader's language, but as a written page has it. */
export async function readLegalPages(call: OwnerCall): Promise<OwnerLegalPages> {
  const { env, db, now, readerLanguage } = call;
  const site = await readCurrentSite(call);
  const [writer, own, shop, texts] = await Promise.all([
    legalPagesWriter(env, site, now),
    readOwnPages(db, site),
    textsIn(readerLanguage),
    legalTextsIn(readerLanguage),
  ]);
  const needed = neededPages(site, now);
  const { countryCode } = writer.facts;
  const pages = WRITTEN_PAGES.map((kind): OwnerLegalPage => {
    const url = legalPageUrl(site, kind);
    const { gaps } = writer.write(kind);
    const page = own.find((each) => each.kind === kind);
    const left =
      url === '' ? gaps.map((name) => ({ text: texts[name], screen: SCREENS[name] })) : gapsOn(page, writer.toFillIn);
    return {
      kind,
      title: shop.legal[kind],
      isNeeded: needed.includes(kind),
      state: url === '' ? 'missing' : left.length > 0 ? 'gaps' : 'done',
      url,
      collectionId: page?.collectionId ?? null,
      isHidden: page?.isShown === false,
      gaps: left,
      sources: sourcesOf(site, kind, countryCode, now),
    };
  });
  return { pages, language: writer.language, isOwnLanguage: writer.isOwnLanguage, countryCode };
}

function gapsOn(page: OwnPage | undefined, toFillIn: string): LegalGap[] {
  if (!page?.mainContent.includes(OPEN_PLACE)) return [];
  const places = [...page.mainContent.matchAll(PLACE)].map(([, text = '']) => text.trim().replace(`${toFillIn}: `, ''));
  return [...new Set(places)].map((text) => ({ text, screen: `pages/${page.collectionId}` }));
}

/** The acts that ask for a page where the shop sells; for the imprint, those of the shop's own country. */
function sourcesOf(site: Site, kind: WrittenPage, countryCode: string, now: number): string[] {
  if (kind === 'imprint') return [...countryRow(countryCode).sources];
  const duty = DUTIES[kind];
  if (!duty) return [];
  const rows = rowsOf(duty, dayIn(now, site.timeZone)).filter(({ country }) => sellsTo(site, country));
  return [...new Set(rows.map(({ source }) => source))];
}
