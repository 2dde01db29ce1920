import { CAPTCHA_ALIGNMENT, CAPTCHA_THEME } from '#runtime/contracts/form-enumerations.ts';
import type { OwnerSite } from '#runtime/contracts/site.ts';
import { captcha as texts } from '#runtime/i18n/en/forms.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { SITE } from '../parts/addresses.ts';
import type { TabProps } from './form-value.ts';

const THEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const ALIGNMENTS = [
  ['left', 'Left'],
  ['center', 'Centre'],
  ['right', 'Right'],
] as const;

/** The captcha that keeps programs from sending the form. */
export function CaptchaTab({ value, change, errors, isReadOnly }: TabProps) {
  const { data: site } = useAnswer<OwnerSite>(may('settings:read') ? SITE : undefined);
  return (
    <Section title="Captcha">
      {site && !site.websiteSettings.captcha && (
        <div role="status">
          <p className="c-error">{texts.notSetUp}</p>
          <p className="c-quiet">
            {value.captchaEnabled
              ? 'Nobody can send this form until a captcha is set up in the settings of the site.'
              : 'A captcha is set up in the settings of the site. Until then, leave the box below empty.'}
          </p>
        </div>
      )}
      <fieldset className="f-plain c-stack" disabled={isReadOnly} aria-label="Settings of the captcha">
        <Tick
          label="Protect the form by a captcha"
          checked={value.captchaEnabled}
          hint="It tells people from programs that send advertisements."
          onChange={(captchaEnabled) => change({ captchaEnabled })}
        />
        {value.captchaEnabled && (
          <>
            <div className="c-columns">
              <Choice
                label="Colours"
                value={nameOf(CAPTCHA_THEME, value.captchaTheme)}
                options={THEMES}
                error={errors.captchaTheme}
                onChange={(name) => change({ captchaTheme: CAPTCHA_THEME[name] })}
              />
              <Choice
                label="Place"
                value={nameOf(CAPTCHA_ALIGNMENT, value.captchaAlignment)}
                options={ALIGNMENTS}
                error={errors.captchaAlignment}
                onChange={(name) => change({ captchaAlignment: CAPTCHA_ALIGNMENT[name] })}
              />
            </div>
            <Tick
              label="Accept the form while the captcha’s provider cannot be reached"
              checked={value.captchaFailsOpen}
              hint="Without this, nobody can send the form in that time."
              onChange={(captchaFailsOpen) => change({ captchaFailsOpen })}
            />
          </>
        )}
      </fieldset>
    </Section>
  );
}

function nameOf<Name extends string>(numbers: Readonly<Record<Name, number>>, wanted: number): Name {
  const names = Object.keys(numbers) as Name[];
  return names.find((name) => numbers[name] === wanted) ?? (names[0] as Name);
}
