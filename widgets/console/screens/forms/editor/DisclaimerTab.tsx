import { OWNER_HTML_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import type { TabProps } from './form-value.ts';

/** The tab with what visitors read above the button. */
export function DisclaimerTab({ value, change, errors, isReadOnly }: TabProps) {
  return (
    <Section title={formsTexts.disclaimer}>
      <TextArea
        label={formsTexts.textAboveTheButton}
        rows={8}
        value={value.disclaimerMessage}
        maxLength={OWNER_HTML_MAX_LENGTH}
        readOnly={isReadOnly}
        hint={formsTexts.disclaimerHint}
        error={errors.disclaimerMessage}
        onChange={(disclaimerMessage) => change({ disclaimerMessage })}
      />
    </Section>
  );
}
