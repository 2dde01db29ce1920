import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Decoration, EditorView, MatchDecorator, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of code, which the style sheet of the console defines for light and dark. */
const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.angleBracket], color: 'var(--code-tag)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-name)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--code-text)' },
  { tag: [tags.comment, tags.documentMeta], color: 'var(--quiet)' },
  { tag: [tags.number, tags.bool, tags.literal], color: 'var(--code-name)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--card)', blockSize: '100%' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--quiet)', backgroundColor: 'var(--tint)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--tint) 60%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent)',
  },
  '.cm-panels, .cm-tooltip': { color: 'var(--text)', backgroundColor: 'var(--card)', borderColor: 'var(--line)' },
  '.cm-panels button, .cm-textfield': {
    color: 'inherit',
    backgroundColor: 'var(--card)',
    backgroundImage: 'none',
    borderColor: 'var(--field-line)',
  },
  '.cm-instruction': { color: 'var(--code-instruction)', fontWeight: '600' },
});

const matcher = new MatchDecorator({
  regexp: /\{[.@#A-Za-z][^{}\n]*\}/g,
  decoration: Decoration.mark({ class: 'cm-instruction' }),
});

/** Marks the engine's instructions, `{.section items}` and `{title}`. */
const instructions = ViewPlugin.define(
  (view) => ({
    marks: matcher.createDeco(view),
    update(change) {
      this.marks = matcher.updateDeco(change, this.marks);
    },
  }),
  { decorations: ({ marks }) => marks },
);

export const codeTheme = [theme, syntaxHighlighting(highlight), instructions];
