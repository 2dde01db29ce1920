import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ListChooser } from '../mailing-lists/ListChooser.tsx';
import { KIND_HINTS, KIND_OPTIONS } from '../parts/form-kinds.ts';
import { EmailList } from './EmailList.tsx';
import type { TabProps } from './form-value.ts';

/** The tab that says where what visitors send is kept, and whom it is mailed to. */
export function StorageTab({ value, change, errors, isReadOnly }: TabProps) {
  const { kind, mailingListId, notifyEmails } = value;
  return (
    <>
      <Section title={formsTexts.whatTheForm}>
        <Choice
          label={formsTexts.kindOfForm}
          value={kind}
          options={KIND_OPTIONS}
          hint={KIND_HINTS[kind]}
          error={errors.kind}
          disabled={isReadOnly}
          onChange={(next) => change({ kind: next })}
        />
        {kind === 'newsletter' && (
          <ListChooser
            value={mailingListId}
            error={errors.mailingListId}
            isReadOnly={isReadOnly}
            onChange={(id) => change({ mailingListId: id })}
          />
        )}
      </Section>
      <Section title={formsTexts.mailToYou}>
        <EmailList
          emails={notifyEmails}
          errors={errors}
          isReadOnly={isReadOnly}
          onChange={(emails) => change({ notifyEmails: emails })}
        />
      </Section>
    </>
  );
}
