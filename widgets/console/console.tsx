/** The owner's console: everything that its page at `/config/` shows. */
import { createRoot } from 'react-dom/client';
import { watchErrors } from '#runtime/errors/watch.ts';
import { followTranslation } from '#runtime/follow-translation.ts';
import { App } from './app/App.tsx';
import { focusPressed } from './app/focus-pressed.ts';
import { startRouter } from './app/router.ts';
import { loadSession } from './app/session.ts';

const place = document.getElementById('console');
if (place) {
  const { signal } = new AbortController();
  watchErrors(() => true, signal);
  startRouter(signal);
  focusPressed(signal);
  new MutationObserver(followTranslation).observe(document.body, { childList: true, subtree: true });
  void loadSession();
  createRoot(place).render(<App />);
}
