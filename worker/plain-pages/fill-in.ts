/** The entries of a sent form; one with files is `FormData`. */
export type SentEntries = URLSearchParams | FormData;

interface Filled {
  sent: SentEntries;
  /** A text above the fields. */
  notice: string;
  status: number;
}

/** Returns the page with these entries in its form, in place of those that it was written with. */
export function fillIn(page: Response, { sent, notice, status }: Filled): Response {
  const texts = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string');
  let select = '';
  const rewriter = new HTMLRewriter()
    .on('form.order-form', {
      element(form) {
        const open = '<div class="form-submission-error" role="alert"><p>';
        form.prepend('</p></div>', { html: true });
        form.prepend(notice);
        form.prepend(open, { html: true });
      },
    })
    .on('form.order-form input', {
      element(input) {
        const type = input.getAttribute('type');
        const values = texts(input.getAttribute('name') ?? '');
        if (type === 'radio' || type === 'checkbox') {
          setState(input, 'checked', values.includes(input.getAttribute('value') ?? ''));
        } else if (type !== 'hidden' && type !== 'file' && values[0] !== undefined) {
          input.setAttribute('value', values[0]);
        }
      },
    })
    .on('form.order-form textarea', {
      element(area) {
        const [value] = texts(area.getAttribute('name') ?? '');
        // HTML drops the first line break after the tag, so one is written here.
        if (value !== undefined) area.setInnerContent(`\n${value}`);
      },
    })
    .on('form.order-form select', {
      element(element) {
        select = element.getAttribute('name') ?? '';
      },
    })
    .on('form.order-form option', {
      element(option) {
        const [value] = texts(select);
        if (value !== undefined) setState(option, 'selected', option.getAttribute('value') === value);
      },
    });
  const { headers } = page;
  return rewriter.transform(new Response(page.body, { status, headers }));
}

function setState(element: Element, name: 'checked' | 'selected', isSet: boolean): void {
  if (isSet) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
