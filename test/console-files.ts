import { act } from 'react';
import { field } from './console-shop.tsx';

/** Chooses files in a field, as a person does in the browser's own dialog. */
export async function chooseFiles(label: string, files: readonly File[]): Promise<void> {
  const chooser = field(label);
  if (!chooser) throw new Error(`There is no field "${label}".`);
  Object.defineProperty(chooser, 'files', { value: files, configurable: true });
  await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })));
}
