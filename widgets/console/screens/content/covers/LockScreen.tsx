import { useEffect } from 'react';
import type { Cover } from '#runtime/contracts/covers.ts';
import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';
import { isSame } from '#runtime/domain/same.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { CoverEditor } from './CoverEditor.tsx';
import { COVER_NAMES, withReadableParts } from './cover-conflict.ts';
import { coverProblem } from './cover-problem.ts';
import { newCover } from './slice-kinds.ts';

const SITE = '/api/owner/site';

/** A lock screen that is being edited; the parts of the last own one stay while the shop's is chosen. */
type EditedScreen = Cover & { kind: 'shop' | 'own' };

const KINDS = [
  ['shop', contentTexts.shopsOwnScreen],
  ['own', contentTexts.screenThatYouMake],
] as const;
const NAMES = { kind: contentTexts.whoSeesWhat, ...COVER_NAMES };
const FIRST: Cover = newCover({ type: 'logo', image: null }, { type: 'lock', text: '' }, { type: 'password' });
const NO_ERRORS = {};

/** The editor of the screen that visitors see while they must type a password. */
export function LockScreen() {
  const editor = useEditor({
    path: SITE,
    part: 'lock-screen',
    toValue: ({ lockScreen }): EditedScreen => ({ kind: lockScreen ? 'own' : 'shop', ...(lockScreen ?? FIRST) }),
    toBody: ({ kind, ...cover }, site) => ({ ...settingsOf(site), lockScreen: kind === 'own' ? cover : null }),
    saved: contentTexts.lockScreenIsSaved,
    name: contentTexts.lockScreenTitle,
  });
  const { reading, draft, failure } = editor;
  const saved = reading.data;
  // A change of other settings, such as the password above, is no change of the screen.
  useEffect(() => {
    if (!draft?.isDirty || !saved || saved.version === draft.version) return;
    const { kind, ...cover } = draft.base;
    if (isSame(saved.body.lockScreen, kind === 'own' ? cover : null)) {
      draft.rebase(draft.base, saved.version, draft.value);
    }
  });
  const mayWrite = may('settings:write');
  return (
    <Loaded of={reading}>
      {({ body }) =>
        draft && (
          <>
            <Section title={contentTexts.lockScreenTitle}>
              <p>{contentTexts.lockScreenIntro}</p>
              <Fields mayWrite={mayWrite}>
                <Choice
                  label={contentTexts.visitorsSee}
                  value={draft.value.kind}
                  options={KINDS}
                  onChange={(kind) => draft.change({ kind })}
                  hint={body.lockScreen && draft.value.kind === 'shop' ? contentTexts.whenYouSave : undefined}
                  error={failure?.errors.lockScreen}
                />
              </Fields>
              <Preview isLocked={body.isLocked} />
            </Section>
            {draft.value.kind === 'own' && (
              <CoverEditor
                value={draft.value}
                onChange={draft.change}
                errors={failure?.errors ?? NO_ERRORS}
                path="lockScreen"
                isLockScreen
                mayWrite={mayWrite}
                note={contentTexts.screenWithoutAPassword}
              />
            )}
            <EditorFoot
              of={withReadableParts(editor)}
              names={NAMES}
              problem={draft.value.kind === 'own' ? coverProblem(draft.value.slices) : undefined}
              history={{ target: body.siteId, actions: ['site.changed'], field: 'lockScreen' }}
            />
          </>
        )
      }
    </Loaded>
  );
}

function Preview({ isLocked }: { isLocked: boolean }) {
  if (!isLocked) {
    return <p className="c-quiet">{contentTexts.shopHasNoPassword}</p>;
  }
  return (
    <p>
      <a href="/" target="_blank" rel="noreferrer">
        {contentTexts.view}
      </a>{' '}
      <span className="c-quiet">{contentTexts.browserThatHasTyped}</span>
    </p>
  );
}

/** Returns the settings that are sent with the screen. Whether the shop is locked has a call of its own. */
function settingsOf({ isLocked: _, siteId, version, updatedAt, ...settings }: OwnerSite): SiteSettings {
  return settings;
}
