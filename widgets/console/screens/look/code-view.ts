import { html } from '@codemirror/lang-html';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Text } from '@codemirror/state';
import { basicSetup, EditorView } from 'codemirror';
import type { TemplateFinding } from '#runtime/contracts/templates.ts';
import { codeTheme } from './code-theme.ts';

interface Options {
  parent: HTMLElement;
  text: string;
  label: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** Opens an editor of HTML in an element. The page's policy allows its style sheet by the nonce of the page. */
export function openCode({ parent, text, label, isReadOnly, onChange }: Options): EditorView {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce),
      basicSetup,
      html(),
      codeTheme,
      lintGutter(),
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
    ],
  });
}

/** Replaces the text where it is another one. */
export function setText(view: EditorView, text: string): void {
  const { doc } = view.state;
  if (doc.toString() !== text) view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
}

/** Marks the findings in the text; those without a place stand in the list below only. */
export function markFindings(view: EditorView, findings: readonly TemplateFinding[]): void {
  const { doc } = view.state;
  const marks = findings.flatMap((finding) => {
    const from = offsetOf(doc, finding);
    if (from === undefined) return [];
    const to = Math.max(from, doc.lineAt(from).to);
    const { severity, message } = finding;
    return [{ from, to, severity, message } satisfies Diagnostic];
  });
  view.dispatch(setDiagnostics(view.state, marks));
}

/** Moves the cursor to a finding. */
export function goTo(view: EditorView, finding: TemplateFinding): void {
  const place = offsetOf(view.state.doc, finding) ?? 0;
  view.dispatch({ selection: { anchor: place }, scrollIntoView: true });
  view.focus();
}

/** The text may have become shorter since it was checked. */
function offsetOf(doc: Text, { line, column }: TemplateFinding): number | undefined {
  if (line === null) return undefined;
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return Math.min(from + (column ?? 1) - 1, to);
}
