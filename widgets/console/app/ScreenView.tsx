import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { EDITOR } from './editor-strings.ts';
import { Link } from './Link.tsx';
import type { Screen, ScreenParts } from './screen.ts';
import { may } from './session.ts';

const views = new Map<Screen, ComponentType<{ parts: ScreenParts }>>();

interface Props {
  found: { screen: Screen; parts: ScreenParts } | undefined;
}

/** The screen of an address; a person without its right, and an address without a screen, are told so. */
export function ScreenView({ found }: Props) {
  if (!found) {
    return (
      <>
        <h1>{EDITOR.noContent}</h1>
        <p>
          No screen has this address. <Link to="">Go to the overview</Link>
        </p>
      </>
    );
  }
  const { screen, parts } = found;
  if (screen.scope && !may(screen.scope)) {
    return (
      <>
        <h1>{screen.menu ?? 'This screen'}</h1>
        <p role="status">Your role does not include this screen. An admin of the site can change your role.</p>
      </>
    );
  }
  return (
    <ErrorBoundary title={screen.menu ?? 'This screen'} forget={() => views.delete(screen)}>
      <Suspense fallback={<p className="c-waiting">Loading…</p>}>
        <View screen={screen} parts={parts} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Finds the screen’s component when it is drawn, so that one that was forgotten is fetched again. */
function View({ screen, parts }: { screen: Screen; parts: ScreenParts }) {
  const Found = viewOf(screen);
  return <Found parts={parts} />;
}

function viewOf(screen: Screen): ComponentType<{ parts: ScreenParts }> {
  const known = views.get(screen);
  if (known) return known;
  const view = lazy(async () => ({ default: await screen.load() }));
  views.set(screen, view);
  return view;
}
