import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerPopup, PopupDefinition } from '#runtime/contracts/popup.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { undoDeletion } from '../../../parts/bring-back.ts';
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

const BACK = { to: 'popups', text: contentTexts.popups };
const NAMES = {
  title: commonTexts.title,
  html: commonTexts.text,
  image: contentTexts.pictureKind,
  content: contentTexts.requestToVisitors,
  position: contentTexts.placeInTheWindow,
  size: commonTexts.size,
  sign: contentTexts.momentOfAppearing,
  againAfterDays: contentTexts.daysUntilItAppears,
  edition: contentTexts.edition,
  place: commonTexts.pages,
  excludedPaths: contentTexts.pagesWithoutIt,
  startsAt: contentTexts.start,
  endsAt: contentTexts.end,
  isEnabled: contentTexts.switchedOn,
};

/** One popup: what it says, where it lies, on which pages and when it appears. */
export default function Popup({ parts }: { parts: ScreenParts }) {
  return <Editor key={parts.popup} id={parts.popup ?? ''} />;
}

function Editor({ id }: { id: string }) {
  const path = addressOf('/api/owner/popups/:popupId', { popupId: id });
  const editor = useEditor({
    path,
    toValue: popupBody,
    toBody: withoutEmptyLines,
    touched: [POPUPS],
    name: ({ title }) => title,
  });
  const { draft, failure, reading } = editor;
  const errors = failure?.errors ?? {};
  const saved = reading.data?.body;
  const remove = ({ title, version }: OwnerPopup, discard: () => void) =>
    deleteObject({
      title,
      path,
      version,
      discard,
      to: BACK.to,
      list: POPUPS,
      text: binTexts.staysInTheBin,
      undo: undoDeletion('popup', id),
    });
  return (
    <Page
      title={saved?.title ?? contentTexts.popup}
      back={BACK}
      actions={
        saved?.isEnabled && (
          <a className="c-button" href={`/popup/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            {contentTexts.viewItAsAPage}
          </a>
        )
      }
    >
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              <Fields mayWrite={may('content:write')}>
                <Section title={contentTexts.textAndPicture}>
                  <PopupContents value={draft.value} onChange={draft.change} errors={errors} />
                </Section>
                <Section title={contentTexts.times}>
                  <PopupTimes value={draft.value} onChange={draft.change} errors={errors} />
                </Section>
                <Section title={commonTexts.pages}>
                  <PopupPlaces value={draft.value} onChange={draft.change} errors={errors} />
                </Section>
              </Fields>
              <EditorFoot
                of={editor}
                names={NAMES}
                problem={popupProblem(draft.value)}
                history={{ target: id, actions: ['popup'] }}
              />
              {may('content:write') && (
                <p>
                  <button
                    type="button"
                    className="c-button c-button--danger"
                    onClick={() => void remove(body, draft.discard)}
                  >
                    {contentTexts.deleteThisPopup}
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
