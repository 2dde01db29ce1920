import { MAX_NOTIFY_EMAILS } from '#runtime/contracts/limits.ts';
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
      <p className="c-quiet">
        {emails.length === 0
          ? 'Nobody is told when somebody sends the form.'
          : 'What visitors send is mailed to these addresses.'}
      </p>
      {emails.map((email, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two addresses apart while one is typed
        <div className="f-line" key={index}>
          <TextField
            label={`Email address ${index + 1}`}
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
              aria-label={`Remove email address ${index + 1}`}
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
            Add an address
          </button>
        </div>
      )}
    </>
  );
}
