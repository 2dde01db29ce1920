import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { WITHDRAW_PATH } from '../site/page-paths.ts';
import { withdrawWords } from '../site/withdraw-links.ts';
import type { LegalFacts } from './facts.ts';
import { seller } from './seller.ts';
import { filled, type LegalWriter, linkTo } from './writer.ts';

type Texts = Pick<Catalogue, 'withdrawals' | 'productInformation'>;

/** The model instructions on withdrawal with the model form: Annex I to Directive 2011/83/EU. */
export function writeWithdrawal(page: LegalWriter, facts: LegalFacts, shop: Texts): void {
  const { texts } = page;
  const who = { seller: seller(page, facts) };
  page.heading(texts.modelTitle);
  page.say(texts.right);
  if (facts.sellsGoods) page.say(texts.periodGoods);
  if (facts.sellsServices || facts.sellsDownloads) page.say(texts.periodOther);
  page.say(texts.exercise, who);
  if (facts.hasWithdrawalFunction) page.say(texts.online, { link: withdrawLink(facts, shop) });
  page.say(texts.deadline);
  page.heading(texts.effectsTitle);
  page.say(texts.effects);
  if (facts.sellsGoods) {
    page.say(texts.withhold);
    page.say(texts.sendBack, { address: page.known(facts.returnAddress, 'address') });
    page.say(facts.buyerPaysReturn ? texts.buyerPays : texts.sellerPays);
    page.say(texts.diminished);
  }
  if (facts.sellsServices) {
    page.say(texts.begun);
    page.say(shop.productInformation.service);
  }
  if (facts.sellsDownloads) page.say(shop.productInformation.download);
  page.heading(texts.formTitle);
  page.say(texts.formIntro);
  const lines = [texts.formTo, texts.formNotice, texts.formDates, texts.formName, texts.formAddress];
  page.list([...lines, texts.formSignature, texts.formDate].map((line) => filled(line, who)));
  page.say(texts.formDelete);
}

export function withdrawLink({ site }: LegalFacts, shop: Pick<Catalogue, 'withdrawals'>): string {
  return linkTo(WITHDRAW_PATH, withdrawWords(site, shop).open);
}
