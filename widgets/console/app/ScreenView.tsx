import { type ComponentType, lazy, Suspense } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Link } from './Link.tsx';
import type { Screen, ScreenParts } from './screen.ts';
import { may } from './session.ts';

const views = new Map<Screen, ComponentType<{ parts: ScreenParts }>>();

interface Props {
  found: { screen: Screen; parts: ScreenParts } | undefined;
}

/** The screen of an address, or a message where the person lacks its right or the address has no screen. */
export function ScreenView({ found }: Props) {
  if (!found) {
    return (
      <>
        <h1>{editorTexts.noContent}</h1>
        <p>
          {shellTexts.noSuchScreen} <Link to="">{shellTexts.goToTheOverview}</Link>
        </p>
      </>
    );
  }
  const { screen, parts } = found;
  if (screen.scope && !may(screen.scope)) {
    return (
      <>
        <h1>{screen.menu ?? shellTexts.thisScreen}</h1>
        <p role="status">{shellTexts.roleLacksScreen}</p>
      </>
    );
  }
  return (
    <ErrorBoundary title={screen.menu ?? shellTexts.thisScreen} forget={() => views.delete(screen)}>
      <Suspense fallback={<p className="c-waiting">{commonTexts.loading}</p>}>
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
