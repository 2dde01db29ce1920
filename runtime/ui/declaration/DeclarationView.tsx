import { type ReactNode, type RefCallback, useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { fill } from '../../i18n/fill.ts';
import { DeclarationForm } from './DeclarationForm.tsx';
import { DeclarationReceiptView } from './DeclarationReceiptView.tsx';
import type { DeclarationField, DeclarationModel, DeclarationWords, FrameTexts } from './declaration-model.ts';
import { shownFacts } from './shown-facts.ts';

interface Props {
  model: DeclarationModel;
  fields: readonly DeclarationField[];
  words: DeclarationWords;
  texts: FrameTexts;
  /** The shop, as the declaration names it. */
  shop: string;
  headingLevel: string;
  /** BCP 47 tag of the page; '' where it has none. */
  language: string;
}

/** A declaration in place: the button that opens it, its fields, what is about to be declared, and the receipt. */
export function DeclarationView({ model, fields, words, texts, shop, headingLevel, language }: Props) {
  const state = useSyncExternalStore(model.listen, model.state);
  const values = useSyncExternalStore(model.listen, model.values);
  const step = state.status === 'sending' ? 'checking' : state.status;
  const hasErrors = state.status === 'entering' && Object.keys(state.errors).length > 0;
  const top = useFocusOn(step, hasErrors);
  if (state.status === 'closed') {
    return (
      <button ref={top} type="button" className="sqd-button" onClick={model.open}>
        {words.open}
      </button>
    );
  }
  if (state.status === 'received') {
    return (
      <Step title={words.receiptTitle} level={headingLevel} top={top}>
        <DeclarationReceiptView
          receipt={state.receipt}
          words={words}
          texts={texts}
          language={language}
          onClose={model.close}
        />
      </Step>
    );
  }
  if (state.status === 'entering') {
    return (
      <Step title={words.title} level={headingLevel} top={top}>
        <p>{fill(words.intro, { site: shop })}</p>
        <DeclarationForm
          model={model}
          fields={fields}
          values={values}
          errors={state.errors}
          words={words}
          texts={texts}
        />
      </Step>
    );
  }
  const isSending = state.status === 'sending';
  return (
    <Step title={words.checkTitle} level={headingLevel} top={top}>
      <p>{fill(words.statement, { site: shop })}</p>
      <dl>
        {shownFacts(fields, values, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{fill(words.checkText, { button: words.confirm })}</p>
      <div className="sqd-row">
        <button
          type="button"
          className="sqd-button sqd-button--main"
          aria-disabled={isSending || undefined}
          onClick={() => void model.confirm()}
        >
          {words.confirm}
        </button>
        <button
          type="button"
          className="sqd-quiet"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && model.change()}
        >
          {words.change}
        </button>
      </div>
      <p role="status" className="sqd-outcome" data-sq-state={isSending ? 'sending' : 'failed'}>
        {isSending ? texts.sending : state.message}
      </p>
    </Step>
  );
}

interface StepProps {
  title: string;
  level: string;
  top: RefCallback<HTMLElement>;
  children: ReactNode;
}

function Step({ title, level, top, children }: StepProps) {
  const id = useId();
  const Heading = `h${level}` as 'h2';
  return (
    <section className="sqd-step" aria-labelledby={id}>
      <Heading ref={top} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Moves the focus to a step's first thing when the step has changed, unless one of its fields has it. */
function useFocusOn(step: string, isInField: boolean): RefCallback<HTMLElement> {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && !isInField) top.current?.focus();
    shown.current = step;
  }, [step, isInField]);
  return useCallback((element) => {
    top.current = element;
  }, []);
}
