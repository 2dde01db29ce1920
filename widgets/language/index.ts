import { definePlainElement } from '#runtime/widget/plain.ts';
import { LanguageElement } from './language.ts';

definePlainElement({
  tag: 'sq-language',
  element: LanguageElement,
  attributes: { layout: { type: ['list', 'select'], default: 'list' } },
});
