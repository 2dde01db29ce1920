import type { OwnerPopup, PopupDefinition } from '#runtime/contracts/popup.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { deleteObject } from '../shared/delete-object.ts';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { PopupContents } from './PopupContents.tsx';
import { PopupPlaces } from './PopupPlaces.tsx';
import { PopupTimes } from './PopupTimes.tsx';
import { POPUPS, popupBody } from './popup-body.ts';
import { popupProblem } from './popup-problem.ts';

const BACK = { to: 'popups', text: 'Popups' };
const NAMES = {
  ...{
    title: 'Title',
    html: 'Text',
    image: 'Picture',
    content: 'Request to visitors',
    position: 'Place in the window',
  },
  ...{ size: 'Size', sign: 'Moment of appearing', againAfterDays: 'Days until it appears again', edition: 'Edition' },
  ...{ place: 'Pages', excludedPaths: 'Pages without it', startsAt: 'Start', endsAt: 'End', isEnabled: 'Switched on' },
};

/** One popup: what it says, where it lies, on which pages and when it appears. */
export default function Popup({ parts }: { parts: ScreenParts }) {
  return <Editor key={parts.popup} id={parts.popup ?? ''} />;
}

function Editor({ id }: { id: string }) {
  const path = `${POPUPS}/${encodeURIComponent(id)}`;
  const editor = useEditor<OwnerPopup, PopupDefinition>({
    path,
    toValue: popupBody,
    toBody: withoutEmptyLines,
    touched: [POPUPS],
  });
  const { draft, failure, reading } = editor;
  const errors = failure?.errors ?? {};
  const saved = reading.data?.body;
  const remove = ({ title, version }: OwnerPopup, discard: () => void) =>
    deleteObject({
      ...{ title, path, version, discard, to: BACK.to, list: POPUPS },
      text: 'This cannot be undone. To keep it where visitors do not see it, switch it off.',
    });
  return (
    <Page
      title={saved?.title ?? 'Popup'}
      back={BACK}
      actions={
        saved?.isEnabled && (
          <a className="c-button" href={`/popup/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            View it as a page
          </a>
        )
      }
    >
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              <Fields mayWrite={may('content:write')}>
                <Section title="Text and picture">
                  <PopupContents value={draft.value} onChange={draft.change} errors={errors} />
                </Section>
                <Section title="Times">
                  <PopupTimes value={draft.value} onChange={draft.change} errors={errors} />
                </Section>
                <Section title="Pages">
                  <PopupPlaces value={draft.value} onChange={draft.change} errors={errors} />
                </Section>
              </Fields>
              <EditorFoot of={editor} names={NAMES} problem={popupProblem(draft.value)} />
              {may('content:write') && (
                <p>
                  <button
                    type="button"
                    className="c-button c-button--danger"
                    onClick={() => void remove(body, draft.discard)}
                  >
                    Delete this popup
                  </button>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function withoutEmptyLines(popup: PopupDefinition): PopupDefinition {
  return { ...popup, excludedPaths: popup.excludedPaths.map((path) => path.trim()).filter((path) => path !== '') };
}
