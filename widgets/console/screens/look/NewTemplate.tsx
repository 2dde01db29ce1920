import { type FormEvent, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { navigate } from '../../app/router.ts';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { keepTemplateDraft, templateScreen } from './template-drafts.ts';

/** The names that the shop takes: `site.region`, `products.item`, `partials/header`. */
const NAME = /^(?:[a-z\d][a-z\d-]*\.[a-z\d][a-z\d-]*|partials\/[a-z\d][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)?)$/;
const NAME_MAX_LENGTH = 100;

/** Begins a template, which is saved from its own screen. */
export function NewTemplate({ taken }: { taken: readonly string[] }) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const wrong = taken.includes(name)
      ? lookTexts.templateHasThisName
      : NAME.test(name) && name.length <= NAME_MAX_LENGTH
        ? ''
        : lookTexts.nameIsLikeProducts;
    setError(wrong);
    if (wrong) return;
    keepTemplateDraft(name, { source: '', base: '', version: null });
    void navigate(templateScreen(name));
  };
  return (
    <Section title={lookTexts.newTemplate}>
      <form className="c-row c-new-color" onSubmit={begin}>
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={(text) => setName(text.trim())}
          error={error}
          maxLength={NAME_MAX_LENGTH}
          placeholder="partials/notice"
        />
        <button type="submit" className="c-button">
          {lookTexts.begin}
        </button>
      </form>
    </Section>
  );
}
