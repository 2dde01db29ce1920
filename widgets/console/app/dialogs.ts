import { atom } from 'nanostores';

/** A question that needs an answer before the work goes on. */
export interface Question {
  title: string;
  text?: string;
  /** The text of the button that confirms. */
  action: string;
  /** The text of the button that says no; 'Cancel' by default. */
  keep?: string;
  isDangerous?: boolean;
  /** Runs when the person says yes, while the dialog stays open; see `ConfirmDialog`. */
  run?: () => Promise<void>;
}

export interface Asked extends Question {
  /** Distinguishes questions: each has a dialog of its own. */
  place: number;
  answer: (isYes: boolean) => void;
}

export const $question = atom<Asked | undefined>();
let count = 0;

/** Asks the person. Resolves to true when they confirm and to false when they cancel. */
export function ask(question: Question): Promise<boolean> {
  $question.get()?.answer(false);
  return new Promise((resolve) => {
    count += 1;
    const place = count;
    const answer = (isYes: boolean) => {
      // Another question may have come meanwhile, which stays.
      if ($question.get()?.place === place) $question.set(undefined);
      resolve(isYes);
    };
    $question.set({ ...question, place, answer });
  });
}
