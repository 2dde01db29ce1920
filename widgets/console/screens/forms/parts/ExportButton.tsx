import type { Target } from '#runtime/api/calls.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fetchInSession } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { saveFile } from '../../../parts/save-file.ts';

type ExportRoute = '/api/owner/forms/:formId/submissions.csv' | '/api/owner/mailing-lists/:listId/subscribers.csv';

interface Props {
  /** The call that writes the file. */
  path: Target<ExportRoute>;
  /** Whether the file follows filters of the list. */
  isFiltered: boolean;
}

/** Saves a list as a CSV file, which the shop names, once the person has confirmed who they are. */
export function ExportButton({ path, isFiltered }: Props) {
  const save = async () => {
    const file = await fetchInSession({ path });
    saveFile(file.blob, file.name);
  };
  return <ActionButton action={save}>{isFiltered ? formsTexts.exportTheseAsCsv : formsTexts.exportAsCsv}</ActionButton>;
}
