import { ENTITLEMENT } from '#runtime/contracts/site-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Failure } from '../../../parts/Failure.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ShareServices } from '../../../parts/ShareServices.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';

/** Features that have a switch here. Point of sale and Klarna are not part of the shop. */
const FEATURES = [
  [ENTITLEMENT.commerce, peopleTexts.sellThings, peopleTexts.sellingHint],
  [ENTITLEMENT.giftCards, peopleTexts.sellGiftCards, undefined],
  [ENTITLEMENT.subscriptions, peopleTexts.sellSubscriptions, peopleTexts.runningOnesGoOn],
  [ENTITLEMENT.afterpay, peopleTexts.instalmentsByAfterpay, undefined],
  [ENTITLEMENT.clearpay, peopleTexts.instalmentsByClearpay, undefined],
  [ENTITLEMENT.donations, peopleTexts.donationBlocks, peopleTexts.switchedOffBlocksHint],
  [ENTITLEMENT.affiliateLinks, peopleTexts.amazonBlocks, undefined],
  [ENTITLEMENT.menus, peopleTexts.menuBlocks, undefined],
  [ENTITLEMENT.reservations, peopleTexts.reservationBlocks, undefined],
] as const;

/** The switches of what the shop does and does not do. */
export function SwitchFields(fields: Fields<EditedSite>) {
  const { value, change } = fields;
  const { switchedOff, websiteSettings } = value;
  const { shareButtonOptions, simpleLikingEnabled, useCLDRMoneyFormat } = websiteSettings;
  const setWebsite = (changes: Partial<typeof websiteSettings>) =>
    change({ websiteSettings: { ...websiteSettings, ...changes } });
  const toggle = (feature: number, isOn: boolean) => {
    const others = switchedOff.filter((number) => number !== feature);
    change({ switchedOff: isOn ? others : [...others, feature].sort((a, b) => a - b) });
  };
  return (
    <Section title={peopleTexts.whatTheShopDoes}>
      <div>
        {FEATURES.map(([feature, label, hint]) => (
          <Tick
            key={feature}
            label={label}
            hint={hint}
            checked={!switchedOff.includes(feature)}
            onChange={(isOn) => toggle(feature, isOn)}
          />
        ))}
        <Tick
          label={peopleTexts.visitorsCanLikeItems}
          checked={simpleLikingEnabled}
          onChange={(isOn) => setWebsite({ simpleLikingEnabled: isOn })}
        />
        <Tick
          label={peopleTexts.amountsByTheRules}
          hint={peopleTexts.germanAmountExample}
          checked={useCLDRMoneyFormat}
          onChange={(isOn) => setWebsite({ useCLDRMoneyFormat: isOn })}
        />
        <Tick
          label={peopleTexts.cloneable}
          hint={peopleTexts.cloneableHint}
          checked={value.cloneable === true}
          onChange={(cloneable) => change({ cloneable })}
        />
      </div>
      <ShareServices value={shareButtonOptions} onChange={(options) => setWebsite({ shareButtonOptions: options })} />
      {may('forms:read') && <NewsletterForm {...fields} />}
    </Section>
  );
}

function NewsletterForm({ value, change, errors }: Fields<EditedSite>) {
  const { websiteSettings } = value;
  const chosen = websiteSettings.newsletterFormId;
  const reading = useAnswer('/api/owner/forms');
  const forms = reading.data?.forms ?? [];
  const offered = forms.filter(({ kind }) => kind === 'newsletter').map(({ id, name }) => [id, name] as const);
  const isListed = chosen === '' || offered.some(([id]) => id === chosen);
  return (
    <>
      <Choice
        label={peopleTexts.newsletterFormOnEvery}
        value={chosen}
        onChange={(newsletterFormId) => change({ websiteSettings: { ...websiteSettings, newsletterFormId } })}
        options={[['', commonTexts.none], ...offered, ...(isListed ? [] : [[chosen, chosen] as const])]}
        error={errors['websiteSettings.newsletterFormId']}
      />
      <Failure of={reading} />
    </>
  );
}
