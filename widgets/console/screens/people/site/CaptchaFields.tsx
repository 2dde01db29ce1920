import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';

type Captcha = NonNullable<EditedSite['websiteSettings']['captcha']>;

const PROVIDERS = [
  ['none', 'None'],
  ['local', 'The shop’s own, which loads nothing from others'],
  ['turnstile', 'Turnstile by Cloudflare'],
  ['recaptcha-enterprise', 'reCAPTCHA Enterprise by Google'],
] as const;
const MODES = [
  ['score', 'Without a puzzle'],
  ['checkbox', 'A box to tick'],
] as const;

/** The check that forms are sent by people. */
export function CaptchaFields({ value, change, errors }: Fields<EditedSite>) {
  const { websiteSettings } = value;
  const { captcha } = websiteSettings;
  const set = (next: Captcha | null) => change({ websiteSettings: { ...websiteSettings, captcha: next } });
  return (
    <Section title="Protection of forms">
      <Choice
        label="Captcha"
        value={captcha?.provider ?? 'none'}
        onChange={(provider) => set(provider === 'none' ? null : { siteKey: '', mode: 'score', ...captcha, provider })}
        options={PROVIDERS}
        hint="It keeps programs from filling in your forms. Each form says whether it uses it."
      />
      {captcha && (
        <div className="c-columns">
          <TextField
            label="Site key"
            hint="The provider gives it to you. Its secret is set where the shop runs, not here."
            value={captcha.siteKey}
            onChange={(siteKey) => set({ ...captcha, siteKey })}
            error={errors['websiteSettings.captcha.siteKey']}
          />
          <Choice
            label="How it asks"
            value={captcha.mode}
            onChange={(mode) => set({ ...captcha, mode })}
            options={MODES}
          />
        </div>
      )}
    </Section>
  );
}
