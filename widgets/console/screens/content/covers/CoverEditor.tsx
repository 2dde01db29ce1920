import type { ReactNode } from 'react';
import type { Cover } from '#runtime/contracts/covers.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Section } from '../../../parts/Section.tsx';
import { CoverLooks } from './CoverLooks.tsx';
import { SliceList } from './SliceList.tsx';
import type { Errors } from './use-rows.ts';

interface Props {
  value: Cover;
  onChange: (changes: Partial<Cover>) => void;
  /** The errors of the last save: the same object until the next one. */
  errors: Errors;
  /** Where the cover stands in the object that is saved, by which its errors name it. */
  path: string;
  /** Only lock screens can ask for a password. */
  isLockScreen?: boolean;
  mayWrite: boolean;
  /** Says where the cover is seen. */
  note: ReactNode;
}

/** The editor of a cover: its parts from top to bottom, and its looks. */
export function CoverEditor({ value, onChange, errors, path, isLockScreen = false, mayWrite, note }: Props) {
  const noun = isLockScreen ? contentTexts.lockScreen : 'cover';
  return (
    <>
      <Section title={fill(contentTexts.partsOfNoun, { noun })}>
        <p className="c-quiet">{note}</p>
        {errors[path] && (
          <p role="alert" className="c-error">
            {errors[path]}
          </p>
        )}
        <SliceList
          values={value.slices}
          onChange={(slices) => onChange({ slices })}
          errors={errors}
          path={`${path}.slices`}
          isLockScreen={isLockScreen}
          noun={noun}
          mayWrite={mayWrite}
        />
      </Section>
      <Section title={fill(contentTexts.looksOfNoun, { noun })}>
        <fieldset className="ct-fields" disabled={!mayWrite} aria-label={contentTexts.looks}>
          <CoverLooks value={value} onChange={onChange} errors={errors} path={path} />
        </fieldset>
      </Section>
    </>
  );
}
