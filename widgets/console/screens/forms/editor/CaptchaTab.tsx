import { CAPTCHA_ALIGNMENT, CAPTCHA_THEME } from '#runtime/contracts/form-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { SITE } from '../parts/addresses.ts';
import type { TabProps } from './form-value.ts';

const THEMES = [
  ['light', formsTexts.light],
  ['dark', formsTexts.dark],
] as const;
const ALIGNMENTS = [
  ['left', commonTexts.left],
  ['center', formsTexts.centre],
  ['right', formsTexts.right],
] as const;

/** The captcha that keeps programs from sending the form. */
export function CaptchaTab({ value, change, errors, isReadOnly }: TabProps) {
  const { data: site } = useAnswer(may('settings:read') ? SITE : undefined);
  return (
    <Section title={formsTexts.captcha}>
      {site && !site.websiteSettings.captcha && (
        <div role="status">
          <p className="c-error">{formsTexts.captchaNotSetUp}</p>
          <p className="c-quiet">{value.captchaEnabled ? formsTexts.nobodyCanSend : formsTexts.captchaIsSetUp}</p>
        </div>
      )}
      <fieldset className="f-plain c-stack" disabled={isReadOnly} aria-label={formsTexts.settingsOfTheCaptcha}>
        <Tick
          label={formsTexts.protectTheForm}
          checked={value.captchaEnabled}
          hint={formsTexts.itTellsPeople}
          onChange={(captchaEnabled) => change({ captchaEnabled })}
        />
        {value.captchaEnabled && (
          <>
            <div className="c-columns">
              <Choice
                label={formsTexts.colours}
                value={nameOf(CAPTCHA_THEME, value.captchaTheme)}
                options={THEMES}
                error={errors.captchaTheme}
                onChange={(name) => change({ captchaTheme: CAPTCHA_THEME[name] })}
              />
              <Choice
                label={commonTexts.position}
                value={nameOf(CAPTCHA_ALIGNMENT, value.captchaAlignment)}
                options={ALIGNMENTS}
                error={errors.captchaAlignment}
                onChange={(name) => change({ captchaAlignment: CAPTCHA_ALIGNMENT[name] })}
              />
            </div>
            <Tick
              label={formsTexts.acceptTheFormWhile}
              checked={value.captchaFailsOpen}
              hint={formsTexts.acceptWithoutCaptchaHint}
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
