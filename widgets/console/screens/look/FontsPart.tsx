import type { FontList } from '#runtime/contracts/site.ts';
import { EDITOR } from '../../app/editor-strings.ts';
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
  const reading = useAnswer<FontList>(FONTS);
  const { fonts, errors, change } = site;
  return (
    <Loaded of={reading} failure={EDITOR.noFonts}>
      {(list) => (
        <PartForm onSave={() => void look.save()}>
          {list.fonts.map(({ id, sheet }) => sheet && <link key={id} rel="stylesheet" href={sheet} />)}
          <p className="c-quiet">
            Figtree and Archivo come with the page. The others are on your visitors’ devices, which may show a similar
            one instead.
          </p>
          <Fields mayWrite={may('settings:write')}>
            <FontChoice
              label="Headings"
              fonts={list.fonts}
              value={fonts.headings}
              error={errors['fonts.headings']}
              onChange={(font) => change(fontChange('headings', font))}
            />
            <FontChoice
              label="Texts"
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
