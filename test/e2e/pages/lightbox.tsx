/** Lightboxes and confirm dialogs, opened by callers with and without React. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { confirm } from '../../../runtime/ui/lightbox/confirm.ts';
import { Lightbox } from '../../../runtime/ui/lightbox/Lightbox.tsx';
import { openLightbox } from '../../../runtime/ui/lightbox/open-lightbox.ts';

function Opener() {
  const [opener, setOpener] = useState<HTMLElement>();
  const close = () => setOpener(undefined);
  return (
    <>
      <button type="button" id="react-opener" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        Open by React
      </button>
      <Lightbox opener={opener} label="By React" onClose={close}>
        <input id="in-react" />
        <button type="button" id="react-closer" onClick={close}>
          Close by React
        </button>
      </Lightbox>
    </>
  );
}

/** Opens a lightbox with two inputs and this much space between them, in CSS pixels. */
function openTall(height: number) {
  return openLightbox(
    (content) => {
      const space = Object.assign(document.createElement('div'), { id: 'space' });
      space.style.height = `${height}px`;
      content.append(
        Object.assign(document.createElement('input'), { id: 'first' }),
        space,
        Object.assign(document.createElement('input'), { id: 'last' }),
      );
      return () => window.acts.push('undone');
    },
    { label: 'A form', onClosed: () => window.acts.push('closed') },
  );
}

Object.assign(window, { acts: [], openTall, confirmDialog: confirm });
createRoot(document.body.appendChild(document.createElement('main'))).render(<Opener />);
