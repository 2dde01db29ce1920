import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';

type Captcha = NonNullable<EditedSite['websiteSettings']['captcha']>;

const PROVIDERS = [
  ['none', commonTexts.none],
  ['local', peopleTexts.shopsOwnWhichLoads],
  ['turnstile', peopleTexts.turnstileByCloudflare],
  ['recaptcha-enterprise', peopleTexts.recaptchaEnterpriseByGoogle],
] as const;
const MODES = [
  ['score', peopleTexts.withoutAPuzzle],
  ['checkbox', peopleTexts.boxToTick],
] as const;

/** The check that forms are sent by people. */
export function CaptchaFields({ value, change, errors }: Fields<EditedSite>) {
  const { websiteSettings } = value;
  const { captcha } = websiteSettings;
  const set = (next: Captcha | null) => change({ websiteSettings: { ...websiteSettings, captcha: next } });
  return (
    <Section title={peopleTexts.protectionOfForms}>
      <Choice
        label={peopleTexts.captcha}
        value={captcha?.provider ?? 'none'}
        onChange={(provider) => set(provider === 'none' ? null : { siteKey: '', mode: 'score', ...captcha, provider })}
        options={PROVIDERS}
        hint={peopleTexts.itKeepsPrograms}
      />
      {captcha && (
        <div className="c-columns">
          <TextField
            label={peopleTexts.siteKey}
            hint={peopleTexts.providerGives}
            value={captcha.siteKey}
            onChange={(siteKey) => set({ ...captcha, siteKey })}
            error={errors['websiteSettings.captcha.siteKey']}
          />
          <Choice
            label={peopleTexts.howItAsks}
            value={captcha.mode}
            onChange={(mode) => set({ ...captcha, mode })}
            options={MODES}
          />
        </div>
      )}
    </Section>
  );
}
