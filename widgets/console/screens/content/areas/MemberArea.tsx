import type { MemberAreaDefinition, OwnerMemberArea } from '#runtime/contracts/member-areas.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { deleteObject } from '../shared/delete-object.ts';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { AreaFields } from './AreaFields.tsx';
import { Members } from './Members.tsx';

const AREAS = '/api/owner/member-areas';
const BACK = { to: 'member-areas', text: 'Member areas' };
const NAMES = { title: 'Title', description: 'Description', paywallItemId: 'Product' };

/** One member area: its words, how people join, and its members. */
export default function MemberArea({ parts }: { parts: ScreenParts }) {
  return <Editor key={parts.area} id={parts.area ?? ''} />;
}

function Editor({ id }: { id: string }) {
  const path = `${AREAS}/${encodeURIComponent(id)}`;
  const editor = useEditor<OwnerMemberArea, MemberAreaDefinition>({
    path,
    toValue: ({ title, description, paywallItemId }) => ({ title, description, paywallItemId }),
    touched: [AREAS],
  });
  const { draft, failure, reading } = editor;
  const remove = ({ title, version }: OwnerMemberArea, discard: () => void) =>
    deleteObject({
      ...{ title, path, version, isConfirmed: true, discard, to: BACK.to, list: AREAS },
      text: 'Its memberships are deleted with it. This cannot be undone.',
    });
  return (
    <Page title={reading.data?.body.title ?? 'Member area'} back={BACK}>
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              <Fields mayWrite={may('content:write')}>
                <AreaFields value={draft.value} onChange={draft.change} errors={failure?.errors ?? {}} />
              </Fields>
              {may('members:read') && <Members path={path} />}
              <EditorFoot of={editor} names={NAMES} />
              {may('members:write') && (
                <p>
                  <button
                    type="button"
                    className="c-button c-button--danger"
                    onClick={() => void remove(body, draft.discard)}
                  >
                    Delete this member area
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
