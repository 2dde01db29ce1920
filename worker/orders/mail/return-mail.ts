import type { OrderUnits } from '#runtime/contracts/order.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
import { sessionSecrets } from '../../session/service.ts';
import { lawSettings } from '../../site/law.ts';
import { inLanguageOf } from '../../site/mail-language.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { Site } from '../../site/site.ts';
import { numberText } from '../facts.ts';
import { returnSlipLink } from '../links.ts';
import type { FoundOrder } from '../repository.ts';
import { hasGoods } from '../units.ts';
import { testBlocks } from './buyer-mail.ts';
import { laterMail } from './later-mail.ts';
import { unitBlocks } from './refund-mail.ts';

export interface OpenedReturn {
  id: string;
  lines: readonly OrderUnits[];
  /** Whether it follows from the buyer's withdrawal. */
  isWithdrawal: boolean;
}

/** Writes the buyer's mail about a return: what comes back, where it goes, who pays, and when the money is back. */
export async function returnMail(
  shopCall: ShopCall,
  found: FoundOrder,
  { id, lines, isWithdrawal }: OpenedReturn,
): Promise<NewMail & { id: string }> {
  const { order } = found;
  const call = await inLanguageOf(shopCall, order.email);
  const { env, site } = call;
  const texts = await textsIn(site.language);
  const { returns } = texts;
  const values = { number: numberText(order.id), site: site.title };
  const slip = returnSlipLink(sessionSecrets(env), site.siteId, found, id);
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(returns.mailIntro, values) },
    ...testBlocks(order.testMode, texts),
    ...unitBlocks(order, lines, texts),
    ...(hasGoods(order, lines) ? addressBlocks(site, isWithdrawal, texts) : []),
    ...(hasGoods(order, lines) && slip ? [{ kind: 'link' as const, text: returns.slip, url: slip }] : []),
    { kind: 'text', text: returns.mailMoney },
  ];
  const subject = fill(returns.mailSubject, values);
  return laterMail(call, found, { kind: 'order-return', key: id, subject, blocks }, texts);
}

function addressBlocks(site: Site, isWithdrawal: boolean, { returns }: Catalogue): LetterBlock[] {
  const { returnAddress, buyerPaysReturn } = lawSettings(site);
  const values = { site: site.title };
  return [
    returnAddress
      ? { kind: 'copied', title: returns.sendTo, lines: returnAddress.split(/\r?\n/) }
      : { kind: 'text', text: fill(returns.noAddress, values) },
    { kind: 'text', text: fill(buyerPaysReturn ? returns.buyerPays : returns.shopPays, values) },
    ...(isWithdrawal ? [{ kind: 'text' as const, text: returns.within }] : []),
  ];
}
