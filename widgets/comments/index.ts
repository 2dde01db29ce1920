import { definePlainElement } from '#runtime/widget/plain.ts';
import { CommentsElement } from './comments-element.ts';

definePlainElement({
  tag: 'sq-comments',
  element: CommentsElement,
  attributes: { item: { type: 'string', names: 'item', isRequired: true } },
});
