import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { MemberAreaDefinition, OwnerMemberArea } from '#runtime/contracts/member-areas.ts';
import type { OwnerProductList } from '#runtime/contracts/product-list.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh, useAnswer } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Failure } from '../../../parts/Failure.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { Fields } from '../shared/Fields.tsx';
import { Members } from './Members.tsx';

const AREAS = '/api/owner/member-areas';
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
  const errors = failure?.errors ?? {};
  const remove = async (area: OwnerMemberArea) => {
    const isGone = await ask({
      title: `Delete “${area.title}”?`,
      text: 'Its memberships are deleted with it. This cannot be undone.',
      action: 'Delete',
      isDangerous: true,
      run: async () => {
        const confirm = encodeURIComponent(area.title);
        await change({ method: 'DELETE', path: `${path}?confirm=${confirm}`, version: area.version });
      },
    });
    if (!isGone) return;
    draft?.discard();
    notify(`“${area.title}” is deleted.`);
    await navigate('member-areas');
    refresh([AREAS]);
  };
  return (
    <Page title={reading.data?.body.title ?? 'Member area'} back={{ to: 'member-areas', text: 'Member areas' }}>
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              <Fields mayWrite={may('content:write')}>
                <Section title="About this area">
                  <TextField
                    label="Title"
                    value={draft.value.title}
                    maxLength={200}
                    onChange={(title) => draft.change({ title })}
                    error={errors.title}
                  />
                  <TextArea
                    label="Description"
                    value={draft.value.description}
                    maxLength={2_000}
                    onChange={(description) => draft.change({ description })}
                    hint="Plain text for those who are not members."
                    error={errors.description}
                  />
                  <Product
                    value={draft.value.paywallItemId}
                    onChange={(paywallItemId) => draft.change({ paywallItemId })}
                    error={errors.paywallItemId}
                  />
                </Section>
              </Fields>
              {may('members:read') && <Members path={path} />}
              <EditorFoot of={editor} names={NAMES} />
              {may('members:write') && (
                <p>
                  <button type="button" className="c-button c-button--danger" onClick={() => void remove(body)}>
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

interface ProductProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

function Product({ value, onChange, error }: ProductProps) {
  const reading = useAnswer<OwnerProductList>(
    may('catalogue:read') ? `/api/owner/products?limit=100&kind=${PRODUCT_TYPE.paywall}` : undefined,
  );
  const { data } = reading;
  const found: [string, string][] = data?.products.map(({ id, title }) => [id, title]) ?? [];
  const isKnown = value === null || found.some(([id]) => id === value);
  return (
    <>
      <Choice
        label="People join"
        value={value ?? ''}
        options={[
          ['', 'Only when you add them'],
          ...found,
          ...(isKnown || value === null ? [] : [[value, value] as [string, string]]),
        ]}
        onChange={(id) => onChange(id || null)}
        hint="Or by buying one of the shop’s membership products."
        error={error}
      />
      <Failure of={reading} />
    </>
  );
}
