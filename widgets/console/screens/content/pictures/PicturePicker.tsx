import { useEffect, useId, useRef, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { change, errorText, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { fileError, PICTURE_TYPES } from '../../../parts/check-picture.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { TextField } from '../../../parts/TextField.tsx';

const PICTURES = '/api/owner/pictures';
/** The width in which pictures stand in the dialog, among those that the shop serves. */
const SHOWN_FORMAT = '300w';

interface Props {
  onChoose: (picture: OwnerPicture) => void;
  onClose: () => void;
}

/** Lets the person choose one of the shop's pictures, or upload another one. */
export function PicturePicker({ onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const pages = usePages(addressOf(PICTURES, { limit: 24, q: text || undefined }));
  const pictures = pages.data?.pages.flatMap((page) => page.pictures);
  return (
    <ModalDialog title={contentTexts.chooseAPicture} isOpen isWide onClose={onClose}>
      <div className="c-filters">
        <TextField
          label={contentTexts.searchByFileName}
          type="search"
          value={text}
          onChange={setText}
          maxLength={200}
        />
        {may('pictures:write') && <Upload onUploaded={onChoose} />}
      </div>
      <Loaded of={{ ...pages, data: pictures }}>
        {(found) =>
          found.length === 0 ? (
            <p className="c-empty">{text ? contentTexts.noPictureMatches : contentTexts.shopHasNoPictures}</p>
          ) : (
            <ul className="ct-choices">
              {found.map((picture) => (
                <li key={picture.id}>
                  <button type="button" onClick={() => onChoose(picture)}>
                    <img src={shownUrl(picture)} alt={picture.altText} loading="lazy" />
                    <span>{picture.filename}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton of={pages} />
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          {commonTexts.cancel}
        </button>
      </div>
    </ModalDialog>
  );
}

/** A field that uploads a file of this device, as long as the dialog is open. */
function Upload({ onUploaded }: { onUploaded: (picture: OwnerPicture) => void }) {
  const id = useId();
  const [state, setState] = useState<{ isSending: boolean; error?: string }>({ isSending: false });
  const closed = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);
  const send = async (file: File | undefined) => {
    const signal = closed.current?.signal;
    if (!file || !signal) return;
    const wrong = fileError(file);
    if (wrong) return setState({ isSending: false, error: wrong });
    setState({ isSending: true });
    try {
      const path = addressOf(PICTURES, { filename: file.name });
      const { body } = await change({ method: 'POST', path, body: file, signal }, [PICTURES]);
      // A picture that arrives after the dialog was closed is in the library, and not chosen.
      if (!signal.aborted) onUploaded(body);
    } catch (error) {
      if (!signal.aborted) setState({ isSending: false, error: errorText(error) });
    }
  };
  return (
    <div className="c-field">
      <label htmlFor={id}>{contentTexts.uploadAPicture}</label>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        disabled={state.isSending}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // The same file can be chosen again after an error.
          target.value = '';
        }}
      />
      <span role="status" className={state.error ? 'c-error' : 'c-hint'}>
        {state.isSending ? contentTexts.uploading : state.error}
      </span>
    </div>
  );
}

function shownUrl({ assetUrl, formats }: OwnerPicture): string {
  return formats.includes(SHOWN_FORMAT) ? `${assetUrl}?format=${SHOWN_FORMAT}` : assetUrl;
}
