import { privacySettings } from '../site/privacy-settings.ts';
import { countryRow } from './country-rows.ts';
import type { LegalFacts } from './facts.ts';
import { seller } from './seller.ts';
import type { LegalWriter } from './writer.ts';

/** Says what the shop does with data of people, by what is switched on in it. */
export function writePrivacy(page: LegalWriter, facts: LegalFacts): void {
  const { texts } = page;
  const { isGdpr } = facts;
  const contract = isGdpr ? texts.basisContract : '';
  const consent = isGdpr ? texts.basisConsent : '';
  const interest = isGdpr ? texts.basisInterest : '';
  page.heading(texts.controllerTitle);
  page.say(texts.controller, { seller: seller(page, facts) });
  page.heading(texts.ordersTitle);
  page.say(texts.orders, { contract, duty: isGdpr ? texts.basisDuty : '' });
  page.heading(texts.paymentTitle);
  page.say(texts.payment, { provider: page.known(facts.provider, 'payments') });
  if (facts.sellsGoods) {
    page.heading(texts.shippingTitle);
    page.say(texts.shipping, { contract });
  }
  page.heading(texts.accountTitle);
  page.say(texts.account, { contract });
  page.heading(texts.mailTitle);
  page.say(texts.mail, { consent });
  page.heading(texts.serverTitle);
  page.say(texts.server, { interest });
  page.heading(texts.visitsTitle);
  page.say(visitsText(page, facts), { consent, interest });
  page.heading(texts.cookiesTitle);
  page.say(texts.cookies);
  if (facts.hasServices) {
    page.heading(texts.servicesTitle);
    page.paragraph(page.gap('services'));
  }
  page.heading(texts.rightsTitle);
  page.say(texts.rights);
  if (!isGdpr) return;
  const { authority } = countryRow(facts.countryCode);
  page.say(texts.complaint, { authority: page.known(authority, 'authority') });
}

function visitsText({ texts }: LegalWriter, { site }: LegalFacts): string {
  const { isAnalyticsDisabled, isCookieBannerEnabled } = privacySettings(site);
  if (isAnalyticsDisabled) return texts.visitsNone;
  return isCookieBannerEnabled ? texts.visitsAsked : texts.visitsCounted;
}
