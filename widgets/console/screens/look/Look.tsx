import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { LayoutView } from '#runtime/contracts/site-enumerations.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { useObject } from '../../app/query.ts';
import { $place } from '../../app/router.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Page } from '../../parts/Page.tsx';
import { deviceOf } from './device-views.ts';
import { FrameBar } from './FrameBar.tsx';
import { LookFoot } from './LookFoot.tsx';
import { PageFrame } from './PageFrame.tsx';
import { layoutOf } from './shown-page.ts';
import { type PanelPart, TweaksPanel } from './TweaksPanel.tsx';
import { useFrameMarks } from './use-frame-marks.ts';
import { SITE, useLook } from './use-look.ts';

/** A page of the shop beside its colours, its fonts and its options, which show in the page while they are changed. */
export default function Look() {
  const { query } = useStore($place);
  const [view, setView] = useState(() => deviceOf((query) => matchMedia(query).matches));
  const [chosen, setChosen] = useState<PanelPart>('colors');
  const [hasTouches, setTouches] = useState(false);
  const look = useLook();
  const page = look.shown.status === 'shown' ? look.shown.page : undefined;
  const [layout, setLayout] = useState<LayoutView | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another width
  useEffect(() => setLayout(page && layoutOf(page)), [page, view]);
  useFrameMarks(look, { hasTouches, isGalleryChosen: chosen === 'gallery' });
  const site = useObject(SITE);
  const asked = query.get('page') ?? '/';
  const start = asked.startsWith('/') && !/^\/[/\\]|^\/config/.test(asked) ? asked : '/';
  const showGallery = (path: string) => {
    setChosen('gallery');
    look.go(path);
  };
  return (
    <Page
      title={lookTexts.lookOfTheShop}
      actions={
        !look.isOpen && (
          <button type="button" className="c-button" ref={look.opener} onClick={look.open}>
            {lookTexts.changeTheLook}
          </button>
        )
      }
    >
      <Loaded of={site}>
        {({ body }) => (
          <div className={look.isOpen ? 'c-look' : 'c-look c-look--closed'}>
            <div className="c-stack">
              <FrameBar
                shown={look.shown}
                start={start}
                isLocked={body.isLocked}
                view={view}
                layout={layout}
                hasTouches={hasTouches}
                onGo={look.go}
                onView={setView}
                onTouches={setTouches}
              />
              {look.isOpen && (
                <button type="button" className="c-button c-look-skip" onClick={() => look.heading.current?.focus()}>
                  {lookTexts.skipThePageGo}
                </button>
              )}
              <PageFrame frame={look.element} events={look.frame} start={start} view={view} />
            </div>
            {look.isOpen && <TweaksPanel look={look} chosen={chosen} onChoose={setChosen} />}
          </div>
        )}
      </Loaded>
      <LookFoot look={look} onShow={showGallery} />
    </Page>
  );
}
