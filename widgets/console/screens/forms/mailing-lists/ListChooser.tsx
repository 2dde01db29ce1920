import { useState } from 'react';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MAILING_LISTS } from '../parts/addresses.ts';
import { NewListDialog } from './NewListDialog.tsx';

interface Props {
  value: string | null;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (id: string | null) => void;
}

/** The mailing list that a newsletter form fills. One that is missing is made here, so that nothing unsaved is left. */
export function ListChooser({ value, error, isReadOnly, onChange }: Props) {
  const isAllowed = may('lists:read');
  const lists = useAnswer(isAllowed ? MAILING_LISTS : undefined);
  const [isCreating, setCreating] = useState(false);
  if (!isAllowed) {
    return <p role="status">{formsTexts.roleCannotChooseList}</p>;
  }
  const create = may('lists:write') && !isReadOnly && (
    <button type="button" className="c-link" onClick={() => setCreating(true)}>
      {formsTexts.createAMailingList}
    </button>
  );
  return (
    <>
      <Loaded of={lists}>
        {({ mailingLists }) =>
          mailingLists.length === 0 ? (
            <div role="status">
              <p className="c-error">{editorTexts.noLists}</p>
              {create}
            </div>
          ) : (
            <div>
              <Choice
                label={formsTexts.mailingList}
                value={value ?? ''}
                options={[['', formsTexts.chooseAList], ...mailingLists.map(({ id, name }) => [id, name] as const)]}
                error={error}
                disabled={isReadOnly}
                onChange={(id) => onChange(id || null)}
              />
              {create}
            </div>
          )
        }
      </Loaded>
      {isCreating && <NewListDialog onClose={() => setCreating(false)} onCreated={({ id }) => onChange(id)} />}
    </>
  );
}
