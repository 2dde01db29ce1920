import type { MerchandisingDefinition } from '#runtime/contracts/catalogue.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { PartProps } from './product-value.ts';

const SWITCHES = [
  ['scarcityEnabled', productsTexts.sayWhenLittle],
  ['scarcityShownByDefault', productsTexts.sayItBefore],
  ['restockNotificationsEnabled', productsTexts.offerAMailWhen],
  ['mailingListSignUpEnabled', productsTexts.offerTheMailingList],
  ['mailingListOptInByDefault', productsTexts.tickTheMailingList],
] as const;
const TEXTS = [
  ['scarcityText', productsTexts.wordsWhenLittleIsLeft, 200, productsTexts.standsForTheNumber],
  ['customSoldOutText', productsTexts.wordsWhenSoldOut, 200, undefined],
] as const;
const MESSAGES = [
  ['CTAText', productsTexts.wordsAboveTheField, 500],
  ['placeholderText', productsTexts.wordsInTheField, 200],
  ['buttonText', productsTexts.wordsOfTheButton, 200],
  ['mailingListDescription', productsTexts.wordsOfTheMailing, 500],
] as const;
const NO_MESSAGES = { CTAText: null, placeholderText: null, buttonText: null, mailingListDescription: null };
const ANSWERS = [
  ['', productsTexts.asInTheShops],
  ['yes', productsTexts.yes],
  ['no', commonTexts.no],
] as const;
type Answer = (typeof ANSWERS)[number][0];

const answerOf = (value: boolean | null): Answer => (value === null ? '' : value ? 'yes' : 'no');

/** What visitors read about the product's stock, where that differs from the shop's settings. */
export function StockTextsPart({ value, change, errors }: PartProps) {
  const { merchandising } = value;
  const set = (changes: Partial<MerchandisingDefinition>) =>
    change({ merchandising: { ...merchandising, ...changes } });
  const messages = merchandising.restockNotificationMessages ?? NO_MESSAGES;
  const setMessage = (name: keyof typeof NO_MESSAGES, text: string) => {
    const next = { ...messages, [name]: text || null };
    const hasText = Object.values(next).some((each) => each !== null);
    set({ restockNotificationMessages: hasText ? next : null });
  };
  return (
    <Section title={productsTexts.whatVisitorsLearn}>
      <details>
        <summary>{productsTexts.change}</summary>
        <div className="c-stack">
          <div className="c-columns">
            {SWITCHES.map(([name, label]) => (
              <Choice<Answer>
                key={name}
                label={label}
                value={answerOf(merchandising[name])}
                options={ANSWERS}
                onChange={(answer) => set({ [name]: answer === '' ? null : answer === 'yes' })}
              />
            ))}
            <TextField
              label={productsTexts.littleIsLeftFrom}
              type="number"
              min={1}
              max={9_999}
              value={merchandising.scarcityThreshold === null ? '' : String(merchandising.scarcityThreshold)}
              hint={productsTexts.unitsEmpty}
              error={errors['merchandising.scarcityThreshold']}
              onChange={(text) => set({ scarcityThreshold: text === '' ? null : (readWhole(text) ?? 0) })}
            />
            {TEXTS.map(([name, label, longest, hint]) => (
              <TextField
                key={name}
                label={label}
                value={merchandising[name] ?? ''}
                maxLength={longest}
                hint={hint}
                error={errors[`merchandising.${name}`]}
                onChange={(text) => set({ [name]: text || null })}
              />
            ))}
            {MESSAGES.map(([name, label, longest]) => (
              <TextField
                key={name}
                label={label}
                value={messages[name] ?? ''}
                maxLength={longest}
                error={errors[`merchandising.restockNotificationMessages.${name}`]}
                onChange={(text) => setMessage(name, text)}
              />
            ))}
          </div>
        </div>
      </details>
    </Section>
  );
}
