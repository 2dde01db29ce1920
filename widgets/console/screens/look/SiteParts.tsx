import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { ColorsPart } from './ColorsPart.tsx';
import { FontsPart } from './FontsPart.tsx';
import { SITE_LOOK_NAMES } from './site-look.ts';
import type { Look } from './use-look.ts';
import { useSiteLook } from './use-site-look.ts';

interface Props {
  look: Look;
  /** The part that the panel shows. */
  shown: string;
}

/** The parts of every page, which are one draft of the site: its colours and its fonts. */
export function SiteParts({ look, shown }: Props) {
  const site = useSiteLook(look);
  const { conflict, resolve, dismissConflict } = site;
  return (
    <>
      <ColorsPart look={look} site={site} isShown={shown === 'colors'} />
      {shown === 'fonts' && site.isRead && <FontsPart look={look} site={site} />}
      <ConflictDialog conflict={conflict} names={SITE_LOOK_NAMES} onResolve={resolve} onClose={dismissConflict} />
    </>
  );
}
