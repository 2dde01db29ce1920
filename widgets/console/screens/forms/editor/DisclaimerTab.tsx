import { OWNER_HTML_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import type { TabProps } from './form-value.ts';

/** The tab with what visitors read above the button. */
export function DisclaimerTab({ value, change, errors, isReadOnly }: TabProps) {
  return (
    <Section title="Disclaimer">
      <TextArea
        label="Text above the button"
        rows={8}
        value={value.disclaimerMessage}
        maxLength={OWNER_HTML_MAX_LENGTH}
        readOnly={isReadOnly}
        hint="It can say what you do with the data, for instance. Simple HTML works, such as <a href=&quot;/privacy&quot;>a link</a>."
        error={errors.disclaimerMessage}
        onChange={(disclaimerMessage) => change({ disclaimerMessage })}
      />
    </Section>
  );
}
