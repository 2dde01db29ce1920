import type { Form } from '#runtime/contracts/form.ts';
import type { Bindings } from '../env.ts';
import { publicForm } from '../forms/service.ts';
import type { Site } from '../site/site.ts';
import { type FormContext, formContext } from './form-context.ts';
import type { Texts } from './localized-strings.ts';
import type { View } from './view.ts';

/** The area that holds the newsletter form on every page. */
const NEWSLETTER_AREA = 'footerBlocks';

export interface PageForms {
  /** `collection.forms`: the forms of the collection, in the owner's order, on its own page and on those of its items. */
  own: FormContext[];
  newsletterForm: FormContext | undefined;
  /** `visitorFormContext` of the static context: the layout of multi-part fields in the site's country. */
  visitorFormContext: Pick<Form, 'formFieldFormats'> | undefined;
}

/** Returns the view's forms as the public may see them. */
export function publicForms(env: Bindings, site: Site, view: View, origin: string): Promise<Form[]> {
  return Promise.all(view.forms.map((form) => publicForm(form, { env, site, origin })));
}

/** Returns the forms of a page. A newsletter form that is in the page's content is left out of the layout. */
export function pageForms({ websiteSettings }: Site, view: View, forms: readonly Form[], texts: Texts): PageForms {
  const byId = new Map(forms.map((form) => [form.id, form]));
  const { collection } = view;
  const formIds = new Set(collection?.formIds);
  const own = [...formIds].flatMap((id) => byId.get(id) ?? []);
  const newsletter = byId.get(String(websiteSettings.newsletterFormId));
  const isInLayout = newsletter?.kind === 'newsletter' && !formIds.has(newsletter.id);
  const collectionId = collection?.id ?? '';
  // Only forms that show countries contain them, so the form with the most countries is used.
  const [widest] = own.toSorted((a, b) => countriesOf(b) - countriesOf(a));
  return {
    own: own.map((form) => formContext(form, texts, { collectionId, objectName: `page-${collectionId}` })),
    newsletterForm: isInLayout
      ? formContext(newsletter, texts, { collectionId: '', objectName: NEWSLETTER_AREA })
      : undefined,
    visitorFormContext: widest && { formFieldFormats: widest.formFieldFormats },
  };
}

function countriesOf({ formFieldFormats }: Form): number {
  return formFieldFormats.countries.length;
}
