import { useState } from 'react';
import { fetchFile } from '#runtime/api/console.ts';
import { notify } from '../../../app/notices.ts';
import { confirmed, errorText } from '../../../app/query.ts';
import { xsrfToken } from '../../../app/session.ts';
import { saveFile } from '../../../parts/save-file.ts';

interface Props {
  /** The call that writes the file. */
  path: string;
  /** The file's name where the shop gives none. */
  name: string;
}

/** Saves a list as a CSV file, once the person has confirmed who they are. */
export function ExportButton({ path, name }: Props) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const file = await confirmed(() => fetchFile({ path }, xsrfToken()));
      saveFile(file.blob, file.name || name);
    } catch (error) {
      notify(errorText(error), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void press()}>
      {isBusy ? 'Exporting…' : 'Export as CSV'}
    </button>
  );
}
