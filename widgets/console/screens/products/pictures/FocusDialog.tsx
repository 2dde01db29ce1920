import type { KeyboardEvent, MouseEvent } from 'react';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { pictureUrl } from './picture-url.ts';

/** How far an arrow key moves the point, as a share of the picture. */
const STEP = 0.05;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Props {
  image: OwnerImage;
  onEdit: (id: string, changes: Pick<OwnerImage, 'focalX' | 'focalY'>) => void;
  onClose: () => void;
}

/** Sets the point of a picture that stays visible where it is cropped, by a click or the arrow keys. */
export function FocusDialog({ image, onEdit, onClose }: Props) {
  const { id, focalX, focalY } = image;
  const set = (x: number, y: number) => onEdit(id, { focalX: share(x), focalY: share(y) });
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set((event.clientX - left) / width, (event.clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    set(focalX + step[0], focalY + step[1]);
  };
  const place = `${percent(focalX)} from the left, ${percent(focalY)} from the top`;
  return (
    <ModalDialog title="Focal point" isOpen isWide onClose={onClose}>
      <p>Click on what must stay visible where the picture is cropped, or move the point with the arrow keys.</p>
      <button
        type="button"
        className="p-focus"
        aria-label={`Focal point: ${place}. The arrow keys move it.`}
        onClick={click}
        onKeyDown={press}
      >
        <img src={pictureUrl(image.assetUrl, 1000)} alt="" draggable={false} />
        <span
          className="p-focus-point"
          style={{ insetInlineStart: percent(focalX), insetBlockStart: percent(focalY) }}
        />
      </button>
      <p role="status">{place}</p>
      <div className="c-row c-row--end">
        <button type="button" className="c-button c-button--main" onClick={onClose}>
          Done
        </button>
      </div>
    </ModalDialog>
  );
}

/** Keeps a share between 0 and 1, with two digits. */
function share(number: number): number {
  return Math.round(Math.min(1, Math.max(0, number)) * 100) / 100;
}

function percent(number: number): string {
  return `${Math.round(number * 100)}%`;
}
