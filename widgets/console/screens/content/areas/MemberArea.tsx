import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerMemberArea } from '#runtime/contracts/member-areas.ts';
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
import { deleteObject } from '../shared/delete-object.ts';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { AreaFields } from './AreaFields.tsx';
import { Members } from './Members.tsx';

const AREAS = '/api/owner/member-areas';
const BACK = { to: 'member-areas', text: contentTexts.memberAreas };
const NAMES = { title: commonTexts.title, description: commonTexts.description, paywallItemId: commonTexts.product };

/** One member area: its texts, how people join, and its members. */
export default function MemberArea({ parts }: { parts: ScreenParts }) {
  return <Editor key={parts.area} id={parts.area ?? ''} />;
}

function Editor({ id }: { id: string }) {
  const path = addressOf('/api/owner/member-areas/:areaId', { areaId: id });
  const editor = useEditor({
    path,
    toValue: ({ title, description, paywallItemId }) => ({ title, description, paywallItemId }),
    touched: [AREAS],
    name: ({ title }) => title,
  });
  const { draft, failure, reading } = editor;
  const remove = ({ title, version }: OwnerMemberArea, discard: () => void) =>
    deleteObject({
      title,
      path,
      version,
      discard,
      to: BACK.to,
      list: AREAS,
      call: () => addressOf('/api/owner/member-areas/:areaId', { areaId: id, confirm: title }),
      text: `${contentTexts.itsMembershipsAreDeleted} ${binTexts.areaStays}`,
      undo: undoDeletion('memberArea', id),
    });
  return (
    <Page title={reading.data?.body.title ?? contentTexts.memberArea} back={BACK}>
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              <Fields mayWrite={may('content:write')}>
                <AreaFields value={draft.value} onChange={draft.change} errors={failure?.errors ?? {}} />
              </Fields>
              {may('members:read') && <Members areaId={id} />}
              <EditorFoot of={editor} names={NAMES} history={{ target: id, actions: ['member-area', 'membership'] }} />
              {may('members:write') && (
                <p>
                  <button
                    type="button"
                    className="c-button c-button--danger"
                    onClick={() => void remove(body, draft.discard)}
                  >
                    {contentTexts.deleteThisMemberArea}
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
