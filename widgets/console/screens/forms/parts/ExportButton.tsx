import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fetchInSession } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { saveFile } from '../../../parts/save-file.ts';

interface Props {
  /** The call that writes the file. */
  path: string;
  /** The filters of the list, which the file follows. */
  filter: URLSearchParams;
  /** The file's name where the shop gives none. */
  name: string;
}

/** Saves a list as a CSV file, once the person has confirmed who they are. */
export function ExportButton({ path, filter, name }: Props) {
  const chosen = filter.toString();
  const save = async () => {
    const file = await fetchInSession({ path: chosen ? `${path}?${chosen}` : path });
    saveFile(file.blob, file.name || name);
  };
  return <ActionButton action={save}>{chosen ? formsTexts.exportTheseAsCsv : formsTexts.exportAsCsv}</ActionButton>;
}
