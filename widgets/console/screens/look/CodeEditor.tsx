import type { EditorView } from 'codemirror';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TemplateFinding } from '#runtime/contracts/templates.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';

type Code = typeof import('./code-view.ts');

/** The editor that is shown, with what can be done to it. */
export interface OpenCode extends Code {
  view: EditorView;
}

interface Props {
  label: string;
  text: string;
  isReadOnly: boolean;
  findings: readonly TemplateFinding[];
  onChange: (text: string) => void;
  /** Where others find the editor. */
  opened: RefObject<OpenCode | undefined>;
}

/** A template's text with marks at what was found in it. The editor's code is fetched when it is needed. */
export function CodeEditor({ label, text, isReadOnly, findings, onChange, opened }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const code = await import('./code-view.ts');
      if (isOver || !place.current) return;
      const view = code.openCode({
        parent: place.current,
        text: latest.current.text,
        label,
        isReadOnly,
        onChange: (typed) => typed !== latest.current.text && latest.current.onChange(typed),
      });
      opened.current = { ...code, view };
      setState('open');
    };
    open().catch(() => setState('failed'));
    return () => {
      isOver = true;
      opened.current?.view.destroy();
      opened.current = undefined;
    };
  }, [label, isReadOnly, opened]);
  useEffect(() => {
    if (state === 'open') opened.current?.setText(opened.current.view, text);
  }, [state, text, opened]);
  useEffect(() => {
    if (state === 'open') opened.current?.markFindings(opened.current.view, findings);
  }, [state, findings, opened]);
  return (
    <>
      {state === 'loading' && <p className="c-waiting">{commonTexts.loading}</p>}
      {state === 'failed' && <p role="alert">{editorTexts.loadAgain}</p>}
      <div ref={place} className="c-code" />
    </>
  );
}
