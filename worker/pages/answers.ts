import type { PageContext } from './answer.ts';
import type { View } from './view.ts';

type Answer = (c: PageContext, view: View) => Promise<Response>;

/** How a view is answered that everybody may see, and one that only some may. */
export interface Answers {
  everybody: Answer;
  some: Answer;
}

/** Requests whose pages are answered in another form than HTML. No caller can make an entry. */
const otherForms = new WeakMap<Request, Answers>();

/** Lets the page of a request be answered in another form. */
export function answerBy(request: Request, answers: Answers): void {
  otherForms.set(request, answers);
}

/** Returns the form in which a request is answered; undefined for HTML. */
export function otherForm(request: Request): Answers | undefined {
  return otherForms.get(request);
}
