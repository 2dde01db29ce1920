import { OWNER_HTML_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { TabProps } from './form-value.ts';

const SHORT = 1_000;
const ADDRESS = 2_000;

/** The tab with the button, what follows after sending, and how pages show the form. */
export function AdvancedTab({ value, change, errors, isReadOnly }: TabProps) {
  return (
    <>
      <Section title={formsTexts.button}>
        <TextField
          label={formsTexts.textOfTheButton}
          value={value.submitButtonText}
          maxLength={SHORT}
          readOnly={isReadOnly}
          placeholder={formsTexts.usualSubmit}
          hint={fill(formsTexts.leaveItEmpty, { submit: formsTexts.usualSubmit })}
          error={errors.submitButtonText}
          onChange={(submitButtonText) => change({ submitButtonText })}
        />
      </Section>
      {value.kind !== 'additional-fields' && (
        <Section title={formsTexts.afterSending}>
          <TextField
            label={formsTexts.pageThatOpens}
            value={value.successRedirect}
            maxLength={ADDRESS}
            readOnly={isReadOnly}
            placeholder="/thank-you"
            hint={formsTexts.pageOfTheShop}
            error={errors.successRedirect}
            onChange={(successRedirect) => change({ successRedirect })}
          />
          <TextArea
            label={formsTexts.textInThePlace}
            value={value.submissionMessage}
            maxLength={OWNER_HTML_MAX_LENGTH}
            readOnly={isReadOnly}
            hint={fill(formsTexts.simpleHtmlOrThankYou, { thankYou: formsTexts.usualThankYou })}
            error={errors.submissionMessage}
            onChange={(submissionMessage) => change({ submissionMessage })}
          />
          <TextArea
            label={formsTexts.htmlBelowThatText}
            value={value.submissionHTML}
            maxLength={OWNER_HTML_MAX_LENGTH}
            readOnly={isReadOnly}
            hint={formsTexts.linkOrAPicture}
            error={errors.submissionHTML}
            onChange={(submissionHTML) => change({ submissionHTML })}
          />
        </Section>
      )}
      <Section title={formsTexts.onThePage}>
        <fieldset className="f-plain c-stack" disabled={isReadOnly} aria-label={formsTexts.howTheFormOpens}>
          <Tick
            label={formsTexts.showAButton}
            checked={value.useLightbox}
            onChange={(useLightbox) => change({ useLightbox })}
          />
          {value.useLightbox && (
            <TextField
              label={formsTexts.textOfThatButton}
              value={value.lightboxHandleText}
              maxLength={SHORT}
              placeholder={formsTexts.usualOpenForm}
              hint={fill(formsTexts.leaveItEmptyForInTheLanguage, { openForm: formsTexts.usualOpenForm })}
              error={errors.lightboxHandleText}
              onChange={(lightboxHandleText) => change({ lightboxHandleText })}
            />
          )}
        </fieldset>
      </Section>
    </>
  );
}
