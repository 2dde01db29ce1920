import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { useAnswer } from '../../app/query.ts';
import { may } from '../../app/session.ts';
import { Fields } from '../../parts/Fields.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { FontChoice } from './FontChoice.tsx';
import { PartForm } from './PartForm.tsx';
import { fontChange } from './site-look.ts';
import { FONTS, type Look } from './use-look.ts';
import type { EditedSiteLook } from './use-site-look.ts';

/** The shop's fonts, which show in the page while they are changed. */
export function FontsPart({ look, site }: { look: Look; site: EditedSiteLook }) {
  const reading = useAnswer(FONTS);
  const { fonts, errors, change } = site;
  return (
    <Loaded of={reading} failure={editorTexts.noFonts}>
      {(list) => (
        <PartForm onSave={() => void look.save()}>
          {list.fonts.map(({ id, sheet }) => sheet && <link key={id} rel="stylesheet" href={sheet} />)}
          <p className="c-quiet">{lookTexts.figtreeAndArchivoCome}</p>
          <Fields mayWrite={may('settings:write')}>
            <FontChoice
              label={lookTexts.headings}
              fonts={list.fonts}
              value={fonts.headings}
              error={errors['fonts.headings']}
              onChange={(font) => change(fontChange('headings', font))}
            />
            <FontChoice
              label={lookTexts.texts}
              fonts={list.fonts}
              value={fonts.texts}
              error={errors['fonts.texts']}
              onChange={(font) => change(fontChange('texts', font))}
            />
          </Fields>
        </PartForm>
      )}
    </Loaded>
  );
}
