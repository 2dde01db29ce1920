/** The screens of orders that owners write, which are fetched together. */
export { default as DraftScreen } from './drafts/DraftScreen.tsx';
export { default as Drafts } from './drafts/Drafts.tsx';
export { default as NewDraft } from './drafts/NewDraft.tsx';
export { default as EditOrder } from './edit/EditOrder.tsx';
