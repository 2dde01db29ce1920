import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AestheticsPath } from '#runtime/domain/site-aesthetics.ts';
import { $place, replaceQuery } from '../../app/router.ts';
import { may } from '../../app/session.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { FrameBar } from './FrameBar.tsx';
import { PageFrame, type View } from './PageFrame.tsx';
import { TweaksPanel } from './TweaksPanel.tsx';
import { useLook } from './use-look.ts';

/** The platform's layout of phones ends at this width. */
const PHONE = '(max-width: 432px)';
const UNSAVED: Partial<Record<AestheticsPath, string>> = {
  'colors.palette': 'colours of light pages and templates',
  'colors.themes': 'colours of dark pages',
};

/** The shop's page beside its colours, which show in the page while they are changed. */
export default function Look() {
  const { query } = useStore($place);
  const [view, setView] = useState<View>(() => (matchMedia(PHONE).matches ? 'phone' : 'desktop'));
  const look = useLook();
  const { site, shown, unsaved, wrong } = look;
  const asked = query.get('page') ?? '/';
  const start = asked.startsWith('/') && !/^\/[/\\]|^\/config/.test(asked) ? asked : '/';
  const go = (path: string) => {
    replaceQuery({ page: path === '/' ? undefined : path });
    look.element.current?.contentWindow?.location.replace(path);
  };
  return (
    <Page
      title="Colours"
      actions={
        !look.isOpen && (
          <button type="button" className="c-button" ref={look.opener} onClick={look.open}>
            Change the colours
          </button>
        )
      }
    >
      <Loaded of={site.reading}>
        {({ body }) => (
          <div className={look.isOpen ? 'c-look' : 'c-look c-look--closed'}>
            <div className="c-stack">
              <FrameBar shown={shown} start={start} isLocked={body.isLocked} view={view} onGo={go} onView={setView} />
              <PageFrame frame={look.element} events={look.frame} start={start} view={view} />
            </div>
            {look.isOpen && (
              <TweaksPanel
                colors={look.colors}
                errors={site.failure?.errors ?? {}}
                canChange={may('settings:write')}
                heading={look.heading}
                onChange={look.change}
                onSave={() => void look.save()}
                onClose={() => void look.close()}
              />
            )}
          </div>
        )}
      </Loaded>
      {unsaved.length > 0 && (
        <p className="c-quiet" role="status">
          Not saved: {unsaved.map((path) => UNSAVED[path] ?? path).join(', ')}.
        </p>
      )}
      <SaveBar
        isDirty={unsaved.length > 0}
        isSaving={site.isSaving}
        isRestored={site.draft?.isRestored ?? false}
        error={wrong.length > 0 ? `Please correct ${wrong.map(([name]) => name).join(', ')}.` : site.failure?.text}
        onSave={() => void look.save()}
        onDiscard={look.reset}
      />
      <ConflictDialog conflict={site.conflict} onResolve={look.resolve} onClose={site.dismissConflict} />
    </Page>
  );
}
