import { useEffect, useLayoutEffect, useState } from 'react';
import { postWithdrawal } from '#runtime/api/declarations.ts';
import { boot } from '#runtime/boot.ts';
import { DECLARED_CONTRACT_MAX_LENGTH, DECLARER_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { readPerson } from '#runtime/declarations/person.ts';
import { createDeclarationSession } from '#runtime/declarations/session.ts';
import type { DeclaredValues } from '#runtime/domain/declaration.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { withdrawalWords } from '#runtime/domain/law/withdrawal-words.ts';
import type { DeclarationTexts } from '#runtime/i18n/declarations-texts.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { DeclarationView } from '#runtime/ui/declaration/DeclarationView.tsx';
import styles from '#runtime/ui/declaration/declaration.css';
import type { DeclarationField } from '#runtime/ui/declaration/declaration-model.ts';
import { LightContent } from '#runtime/widget.tsx';

interface WithdrawalFormProps {
  order: string;
  headingLevel: string;
  texts: DeclarationTexts;
  language: string;
  host: HTMLElement;
}

/** The withdrawal in two steps, and its receipt, in the place of the tag. */
export function WithdrawalForm({ order, headingLevel, texts, language, host }: WithdrawalFormProps) {
  const { declarationForm, withdrawalForm } = texts;
  const [session] = useState(() =>
    createDeclarationSession({
      kind: 'withdrawal',
      target: host,
      given: { name: '', contract: order, part: '', email: '' },
      texts: declarationForm,
      toBody,
      post: postWithdrawal,
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
          fields={fieldsOf(withdrawalForm)}
          words={{ ...withdrawalForm, ...withdrawalWords(language, withdrawalForm) }}
          texts={declarationForm}
          shop={new URL(boot().base).host}
          headingLevel={headingLevel}
          language={language}
        />
      </LightContent>
    </>
  );
}

function toBody({ name = '', contract = '', part = '', email = '' }: DeclaredValues) {
  return { name: name.trim(), contract: contract.trim(), part: part.trim(), email: email.trim() };
}

function fieldsOf(words: DeclarationTexts['withdrawalForm']): DeclarationField[] {
  return [
    { name: 'name', label: words.name, autoComplete: 'name', maxLength: DECLARER_NAME_MAX_LENGTH },
    { name: 'contract', label: words.contract, hint: words.contractHint, maxLength: DECLARED_CONTRACT_MAX_LENGTH },
    {
      name: 'part',
      label: words.part,
      hint: words.partHint,
      maxLength: DECLARED_CONTRACT_MAX_LENGTH,
      isOptional: true,
      emptyText: words.whole,
    },
    { name: 'email', label: words.email, type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_LENGTH },
  ];
}
