import { MAX_NOTIFY_EMAILS } from '#runtime/contracts/limits.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextField } from '../../../parts/TextField.tsx';
import type { Errors } from './form-value.ts';

/** Longest email address of an owner. */
const EMAIL_MAX_LENGTH = 254;

interface Props {
  emails: readonly string[];
  errors: Errors;
  isReadOnly: boolean;
  onChange: (emails: string[]) => void;
}

/** The addresses to which everything that visitors send is mailed. */
export function EmailList({ emails, errors, isReadOnly, onChange }: Props) {
  return (
    <>
      <p className="c-quiet">{emails.length === 0 ? formsTexts.nobodyIsMailed : formsTexts.whatVisitorsSend}</p>
      {emails.map((email, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two addresses apart while one is typed
        <div className="f-line" key={index}>
          <TextField
            label={fill(formsTexts.emailAddressNumber, { number: index + 1 })}
            type="email"
            value={email}
            maxLength={EMAIL_MAX_LENGTH}
            readOnly={isReadOnly}
            error={errors[`notifyEmails.${index}`]}
            onChange={(text) => onChange(emails.with(index, text))}
          />
          {!isReadOnly && (
            <button
              type="button"
              className="c-icon"
              aria-label={fill(formsTexts.removeEmailAddress, { number: index + 1 })}
              onClick={() => onChange(emails.toSpliced(index, 1))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {!isReadOnly && emails.length < MAX_NOTIFY_EMAILS && (
        <div className="c-row">
          <button type="button" className="c-button" onClick={() => onChange([...emails, ''])}>
            {formsTexts.addAnAddress}
          </button>
        </div>
      )}
    </>
  );
}
