import type { ReactNode } from 'react';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { EditorScreen, type Fields } from '../parts/EditorScreen.tsx';
import { type PreferencesAnswer, preferencesPath } from './preferences.ts';

interface Props<Namespace extends PreferencesNamespace> {
  namespace: Namespace;
  title: string;
  back?: { to: string; text: string };
  intro?: ReactNode;
  names: Readonly<Record<string, string>>;
  children: (fields: Fields<Preferences<Namespace>>) => ReactNode;
}

/** A form for one namespace of the store's settings. What could not be saved stays in the form, beside the error. */
export function PreferencesScreen<Namespace extends PreferencesNamespace>(props: Props<Namespace>) {
  const { namespace, children, ...frame } = props;
  const editor = useEditor<PreferencesAnswer<Namespace>, Preferences<Namespace>>({
    path: preferencesPath(namespace),
    toValue: ({ websiteId: _, ...values }) => values as unknown as Preferences<Namespace>,
    saved: 'The settings are saved.',
  });
  return (
    <EditorScreen {...frame} editor={editor} mayChange={may('settings:write')}>
      {children}
    </EditorScreen>
  );
}
