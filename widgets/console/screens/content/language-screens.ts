/** Screens of a site's languages and of what is translated, fetched together, apart from the room's others. */
export { default as Languages } from './languages/Languages.tsx';
export { default as TranslationEditor } from './languages/TranslationEditor.tsx';
export { default as TranslationList } from './languages/TranslationList.tsx';
export { default as Translations } from './languages/Translations.tsx';
