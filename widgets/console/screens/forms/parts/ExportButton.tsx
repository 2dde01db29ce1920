import { fetchFile } from '#runtime/api/console.ts';
import { confirmed } from '../../../app/query.ts';
import { xsrfToken } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { saveFile } from '../../../parts/save-file.ts';

interface Props {
  /** The call that writes the file. */
  path: string;
  /** The file's name where the shop gives none. */
  name: string;
}

/** Saves a list as a CSV file, once the person has confirmed who they are. */
export function ExportButton({ path, name }: Props) {
  const save = async () => {
    const file = await confirmed(() => fetchFile({ path }, xsrfToken()));
    saveFile(file.blob, file.name || name);
  };
  return <ActionButton action={save}>Export as CSV</ActionButton>;
}
