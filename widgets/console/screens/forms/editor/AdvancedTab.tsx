import { OWNER_HTML_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { form as texts } from '#runtime/i18n/en/forms.ts';
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
      <Section title="Button">
        <TextField
          label="Text of the button"
          value={value.submitButtonText}
          maxLength={SHORT}
          readOnly={isReadOnly}
          placeholder={texts.submit}
          hint={`Leave it empty for “${texts.submit}” in the language of the shop.`}
          error={errors.submitButtonText}
          onChange={(submitButtonText) => change({ submitButtonText })}
        />
      </Section>
      {value.kind !== 'additional-fields' && (
        <Section title="After sending">
          <TextField
            label="Page that opens"
            value={value.successRedirect}
            maxLength={ADDRESS}
            readOnly={isReadOnly}
            placeholder="/thank-you"
            hint="A page of the shop, or of a website that the shop’s settings allow. Leave it empty to stay on the page."
            error={errors.successRedirect}
            onChange={(successRedirect) => change({ successRedirect })}
          />
          <TextArea
            label="Text in the place of the form"
            value={value.submissionMessage}
            maxLength={OWNER_HTML_MAX_LENGTH}
            readOnly={isReadOnly}
            hint={`Simple HTML works, such as <strong>bold</strong>. Leave it empty for “${texts.thankYou}”`}
            error={errors.submissionMessage}
            onChange={(submissionMessage) => change({ submissionMessage })}
          />
          <TextArea
            label="HTML below that text"
            value={value.submissionHTML}
            maxLength={OWNER_HTML_MAX_LENGTH}
            readOnly={isReadOnly}
            hint="A link or a picture, for instance. Scripts are left out."
            error={errors.submissionHTML}
            onChange={(submissionHTML) => change({ submissionHTML })}
          />
        </Section>
      )}
      <Section title="On the page">
        <fieldset className="f-plain c-stack" disabled={isReadOnly} aria-label="How the form opens">
          <Tick
            label="Show a button that opens the form over the page"
            checked={value.useLightbox}
            onChange={(useLightbox) => change({ useLightbox })}
          />
          {value.useLightbox && (
            <TextField
              label="Text of that button"
              value={value.lightboxHandleText}
              maxLength={SHORT}
              placeholder={texts.openForm}
              hint={`Leave it empty for “${texts.openForm}” in the language of the shop.`}
              error={errors.lightboxHandleText}
              onChange={(lightboxHandleText) => change({ lightboxHandleText })}
            />
          )}
        </fieldset>
      </Section>
    </>
  );
}
