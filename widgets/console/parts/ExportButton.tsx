import type { ReactNode } from 'react';
import type { AnswerOf, ReadRoute, Target } from '#runtime/api/calls.ts';
import { fetchInSession } from '../app/session.ts';
import { ActionButton } from './ActionButton.tsx';
import { saveFile } from './save-file.ts';

/** Routes that answer a file. */
type FileRoute = { [Path in ReadRoute]: AnswerOf<Path, 'GET'> extends Blob ? Path : never }[ReadRoute];

interface Props {
  /** The call that writes the file. */
  path: Target<FileRoute>;
  children: ReactNode;
}

/** Saves a file, which the shop names, once the person has confirmed who they are where the shop asks for that. */
export function ExportButton({ path, children }: Props) {
  const save = async () => {
    const file = await fetchInSession({ path });
    saveFile(file.blob, file.name);
  };
  return <ActionButton action={save}>{children}</ActionButton>;
}
