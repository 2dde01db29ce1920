import type { MerchandisingDefinition } from '#runtime/contracts/catalogue.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { PartProps } from './product-value.ts';

const SWITCHES = [
  ['scarcityEnabled', 'Say when little is left'],
  ['scarcityShownByDefault', 'Say it before a variant is chosen'],
  ['restockNotificationsEnabled', 'Offer a mail when it is back'],
  ['mailingListSignUpEnabled', 'Offer the mailing list with that mail'],
  ['mailingListOptInByDefault', 'Tick the mailing list at first'],
] as const;
const TEXTS = [
  ['scarcityText', 'Words when little is left', 200, '{qtyInStock} stands for the number of units.'],
  ['customSoldOutText', 'Words when it is sold out', 200, undefined],
] as const;
const MESSAGES = [
  ['CTAText', 'Words above the field for the address', 500],
  ['placeholderText', 'Words in the field', 200],
  ['buttonText', 'Words of the button', 200],
  ['mailingListDescription', 'Words of the mailing list', 500],
] as const;
const NO_MESSAGES = { CTAText: null, placeholderText: null, buttonText: null, mailingListDescription: null };
const ANSWERS = [
  ['', 'As in the shop’s settings'],
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;
type Answer = (typeof ANSWERS)[number][0];

const answerOf = (value: boolean | null): Answer => (value === null ? '' : value ? 'yes' : 'no');

/** What visitors are told of the product's stock, where that differs from the shop's settings. */
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
    <Section title="What visitors learn of its stock">
      <details>
        <summary>Change it for this product</summary>
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
              label="Little is left from"
              type="number"
              min={1}
              max={9_999}
              value={merchandising.scarcityThreshold === null ? '' : String(merchandising.scarcityThreshold)}
              hint="Units. Empty for the shop’s setting."
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
