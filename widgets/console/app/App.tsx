import { useStore } from '@nanostores/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { IdentityDialog } from './IdentityDialog.tsx';
import { Notices } from './Notices.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { queries } from './query.ts';
import { Shell } from './Shell.tsx';
import { SignIn } from './SignIn.tsx';
import { $session, loadSession } from './session.ts';

/** The whole console: the form that signs in, or the screens. */
export function App() {
  const state = useStore($session);
  return (
    <QueryClientProvider client={queries}>
      {state.status === 'loading' && <p className="c-waiting">{commonTexts.loading}</p>}
      {state.status === 'unreachable' && (
        <main className="c-alone" id="content">
          <h1>{document.body.dataset.title}</h1>
          <p role="alert">{editorTexts.noConnection}</p>
          <button type="button" className="c-button" onClick={() => void loadSession()}>
            {commonTexts.tryAgain}
          </button>
        </main>
      )}
      {state.status === 'signed-out' && <SignIn />}
      {(state.status === 'signed-in' || state.status === 'over') && (
        <>
          <Shell contributor={state.session.contributor} />
          {state.status === 'over' && <SignIn isAgain email={state.session.contributor.email} />}
        </>
      )}
      <QuestionDialog />
      <IdentityDialog />
      <Notices />
    </QueryClientProvider>
  );
}
