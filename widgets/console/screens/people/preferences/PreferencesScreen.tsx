import type { ReactNode } from 'react';
import { preferencesScope } from '#runtime/contracts/owner-scopes.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { may } from '../../../app/session.ts';
import { usePreferences } from '../../../parts/preferences.ts';
import { EditorScreen, type Fields } from '../parts/EditorScreen.tsx';

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
  const editor = usePreferences(namespace, frame.title);
  return (
    <EditorScreen
      {...frame}
      editor={editor}
      mayChange={may(preferencesScope(namespace))}
      history={{ target: namespace, actions: ['preferences'] }}
    >
      {children}
    </EditorScreen>
  );
}
