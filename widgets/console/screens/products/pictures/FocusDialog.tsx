import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { FocalPoint } from '../../../parts/FocalPoint.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { pictureUrl } from './picture-url.ts';

interface Props {
  image: OwnerImage;
  onEdit: (id: string, changes: Pick<OwnerImage, 'focalX' | 'focalY'>) => void;
  onClose: () => void;
}

/** Sets the point of a picture that stays visible where it is cropped, by a click or the arrow keys. */
export function FocusDialog({ image, onEdit, onClose }: Props) {
  const { id, assetUrl, focalX, focalY } = image;
  return (
    <ModalDialog title={productsTexts.focalPoint} isOpen isWide onClose={onClose}>
      <p>{productsTexts.focalPointHint}</p>
      <FocalPoint
        src={pictureUrl(assetUrl, 1000)}
        x={focalX}
        y={focalY}
        onChange={(x, y) => onEdit(id, { focalX: x, focalY: y })}
      />
      <div className="c-row c-row--end">
        <button type="button" className="c-button c-button--main" onClick={onClose}>
          {productsTexts.done}
        </button>
      </div>
    </ModalDialog>
  );
}
