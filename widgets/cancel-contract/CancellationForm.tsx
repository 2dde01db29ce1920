import { useEffect, useLayoutEffect, useState } from 'react';
import { postCancellation } from '#runtime/api/declarations.ts';
import { boot } from '#runtime/boot.ts';
import {
  CANCELLATION_REASON_MAX_LENGTH,
  DECLARED_CONTRACT_MAX_LENGTH,
  DECLARER_NAME_MAX_LENGTH,
} from '#runtime/contracts/limits.ts';
import { readPerson } from '#runtime/declarations/person.ts';
import { createDeclarationSession } from '#runtime/declarations/session.ts';
import type { DeclaredValues } from '#runtime/domain/declaration.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import type { DeclarationTexts } from '#runtime/i18n/declarations-texts.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { DeclarationView } from '#runtime/ui/declaration/DeclarationView.tsx';
import styles from '#runtime/ui/declaration/declaration.css';
import type { DeclarationField } from '#runtime/ui/declaration/declaration-model.ts';
import { LightContent } from '#runtime/widget.tsx';

interface CancellationFormProps {
  contract: string;
  headingLevel: string;
  texts: DeclarationTexts;
  language: string;
  host: HTMLElement;
}

/** The cancellation in two steps, and its receipt, in the place of the tag. */
export function CancellationForm({ contract, headingLevel, texts, language, host }: CancellationFormProps) {
  const { declarationForm, cancellationForm } = texts;
  const [session] = useState(() =>
    createDeclarationSession({
      kind: 'cancellation',
      target: host,
      given: { name: '', contract, notice: ORDINARY, reason: '', endsOn: '', email: '' },
      texts: declarationForm,
      toBody,
      post: postCancellation,
    }),
  );
  useEffect(() => void readPerson().then(session.suggest), [session]);
  // After each rendering, because a move to another document or shadow root renders again.
  useLayoutEffect(() => adoptStyles(host, styles));
  return (
    <>
      <slot name="declaration" />
      <LightContent host={host} slot="declaration" className="sq-declaration">
        <DeclarationView
          model={session}
          fields={fieldsOf(cancellationForm)}
          words={cancellationForm}
          texts={declarationForm}
          shop={new URL(boot().base).host}
          headingLevel={headingLevel}
          language={language}
        />
      </LightContent>
    </>
  );
}

/** The kinds of notice, as the form has them. */
const ORDINARY = 'ordinary';
const EXTRAORDINARY = 'extraordinary';

const isExtraordinary = ({ notice }: DeclaredValues) => notice === EXTRAORDINARY;

function toBody(values: DeclaredValues) {
  const { name = '', contract = '', reason = '', endsOn = '', email = '' } = values;
  return {
    name: name.trim(),
    contract: contract.trim(),
    email: email.trim(),
    isExtraordinary: isExtraordinary(values),
    reason: isExtraordinary(values) ? reason.trim() : '',
    endsOn,
  };
}

function fieldsOf(words: DeclarationTexts['cancellationForm']): DeclarationField[] {
  return [
    {
      name: 'notice',
      label: words.kind,
      choices: [
        [ORDINARY, words.ordinary],
        [EXTRAORDINARY, words.extraordinary],
      ],
    },
    {
      name: 'reason',
      label: words.reason,
      hint: words.reasonHint,
      maxLength: CANCELLATION_REASON_MAX_LENGTH,
      isOptional: true,
      isAsked: isExtraordinary,
    },
    { name: 'name', label: words.name, autoComplete: 'name', maxLength: DECLARER_NAME_MAX_LENGTH },
    { name: 'contract', label: words.contract, hint: words.contractHint, maxLength: DECLARED_CONTRACT_MAX_LENGTH },
    {
      name: 'endsOn',
      label: words.endsOn,
      hint: words.endsOnHint,
      type: 'date',
      isOptional: true,
      emptyText: words.earliest,
    },
    { name: 'email', label: words.email, type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_LENGTH },
  ];
}
