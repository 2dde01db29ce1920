/** The owner's console: everything that its page at `/config/` shows. */
import { createRoot } from 'react-dom/client';
import { watchErrors } from '#runtime/errors/watch.ts';
import { followTranslation } from '#runtime/follow-translation.ts';
import { App } from './app/App.tsx';
import { focusPressed } from './app/focus-pressed.ts';
import { keepInstallPrompt } from './app/install.ts';
import { startRouter } from './app/router.ts';
import { $session, loadSession } from './app/session.ts';

const place = document.getElementById('console');
if (place) {
  const { signal } = new AbortController();
  watchErrors(() => true, signal);
  startRouter(signal);
  focusPressed(signal);
  new MutationObserver(followTranslation).observe(document.body, { childList: true, subtree: true });
  addEventListener('beforeinstallprompt', keepInstallPrompt);
  // A browser with pushes says who is there, and opens the screens that pushes lead to.
  $session.listen(({ status }) => {
    if (status !== 'signed-in' || globalThis.Notification?.permission !== 'granted') return;
    import('./app/pushes.ts').then(({ followPushes }) => followPushes()).catch(() => {});
  });
  void loadSession();
  createRoot(place).render(<App />);
}
