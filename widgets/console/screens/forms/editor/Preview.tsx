import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { countries } from '#runtime/domain/form/countries.ts';
import { fieldFormats } from '#runtime/domain/form/formats.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { form as texts } from '#runtime/i18n/en/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { FormView } from '#runtime/ui/form/FormView.tsx';
import styles from '#runtime/ui/form/form.css';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Section } from '../../../parts/Section.tsx';
import { SITE } from '../parts/addresses.ts';
import type { FormValue } from './form-value.ts';
import { usePreviewModel } from './preview-model.ts';

const show = (element: HTMLElement, html: string) => void showHtml(element, html);

/** A link of the owner's text leads nowhere here: it would leave what is unsaved. */
function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The form as a page shows it, in a shadow root that the console's own styles do not reach. It sends nothing. */
export function Preview({ value }: { value: FormValue }) {
  const { model, $state, restart } = usePreviewModel(value);
  const { status } = useStore($state);
  const { data: site } = useAnswer(may('settings:read') ? SITE : undefined);
  const language = site?.language ?? 'en-US';
  const formats = useMemo(() => ({ ...fieldFormats(language, texts), countries: countries(language) }), [language]);
  const place = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const shadow = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
    adoptStyles(shadow, styles);
    setRoot(shadow);
    shadow.addEventListener('click', stayHere);
    return () => shadow.removeEventListener('click', stayHere);
  }, []);
  return (
    <Section title={formsTexts.preview}>
      <p className="c-quiet">{fill(formsTexts.tryTheFormOut, { noteOn: noteOn(value) })}</p>
      <div ref={place} className="f-paper" />
      {root &&
        createPortal(
          <div className="sq-form">
            <FormView model={model} formats={formats} showHtml={show} />
          </div>,
          root,
        )}
      {status === 'submitted' && (
        <div className="c-row">
          <button type="button" className="c-button" onClick={restart}>
            {formsTexts.showTheFormAgain}
          </button>
        </div>
      )}
    </Section>
  );
}

/** Says what a page shows beside this. */
function noteOn({ useLightbox, lightboxHandleText, captchaEnabled, successRedirect }: FormValue): string {
  return [
    useLightbox && fill(formsTexts.onThePageItOpens, { lightboxHandleText: lightboxHandleText || texts.openForm }),
    captchaEnabled && formsTexts.captchaIsNotShown,
    successRedirect && fill(formsTexts.afterSendingVisitorsGo, { successRedirect }),
  ]
    .filter(Boolean)
    .join(' ');
}
