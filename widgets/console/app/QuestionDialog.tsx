import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { $question } from './dialogs.ts';

/** Shows what `ask` has asked. */
export function QuestionDialog() {
  const question = useStore($question);
  if (!question) return null;
  const { place, text, ...asked } = question;
  return (
    <ConfirmDialog key={place} {...asked}>
      {text && <p>{text}</p>}
    </ConfirmDialog>
  );
}
