import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showAlert } from './alert.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));
const host = () => document.querySelector('sq-alert');
const inside = <E extends HTMLElement>(selector: string) => host()?.shadowRoot?.querySelector(selector) as E;
const dialog = () => inside<HTMLDialogElement>('dialog');
const close = async () => {
  inside('button').click();
  await tick();
};

let opener: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div role="button" tabindex="0">Add To Cart</div>';
  opener = document.body.firstElementChild as HTMLElement;
});
afterEach(async () => {
  while (host()) await close();
});

describe('showAlert', () => {
  test('an alert is a modal dialog, named by its title and described by its message', async () => {
    showAlert({ title: 'Unable to Add Item', message: 'Please select the Size option.' });
    await tick();
    expect(dialog().open).toBe(true);
    expect(dialog().getAttribute('role')).toBe('alertdialog');
    const referenced = (attribute: string) => inside(`#${dialog().getAttribute(attribute)}`).textContent;
    expect(referenced('aria-labelledby')).toBe('Unable to Add Item');
    expect(referenced('aria-describedby')).toBe('Please select the Size option.');
  });

  test('an alert shows its texts as text, not as HTML', async () => {
    showAlert({ title: '<b>t</b>', message: '<img src=x onerror=alert(1)>' });
    await tick();
    expect(inside('p').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(inside('img')).toBeNull();
  });

  test('an alert has no inline style and no inline handler, and one style sheet of its own', async () => {
    showAlert({ title: 't', message: 'm', action: { label: 'View item', href: '/p' } });
    await tick();
    expect(host()?.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
    const attributes = [...(host()?.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  test('an alert focuses OK, and closing it gives the focus back and resolves', async () => {
    const shown = showAlert({ title: 't', message: 'm' }, { returnFocus: opener });
    await tick();
    expect(host()?.shadowRoot?.activeElement).toBe(inside('button'));
    expect(inside('button').textContent).toBe('OK');
    await close();
    await shown;
    expect(host()).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('a click beside the box closes an alert, one inside does not', async () => {
    showAlert({ title: 't', message: 'm' });
    await tick();
    inside('p').click();
    await tick();
    expect(host()).not.toBeNull();
    dialog().click();
    await tick();
    expect(host()).toBeNull();
  });

  test('an alert can offer a link', async () => {
    showAlert({ title: 't', message: 'm', action: { label: 'View item', href: 'https://shop.test/p/mug' } });
    await tick();
    expect(inside('a').textContent).toBe('View item');
    expect(inside<HTMLAnchorElement>('a').href).toBe('https://shop.test/p/mug');
  });

  test('alerts are shown one at a time, in turn', async () => {
    showAlert({ title: 'first', message: 'm' });
    showAlert({ title: 'second', message: 'm' });
    await tick();
    expect(document.querySelectorAll('sq-alert')).toHaveLength(1);
    expect(inside('h2').textContent).toBe('first');
    await close();
    expect(inside('h2').textContent).toBe('second');
  });

  test('an alert is shown although the page has removed the one before', async () => {
    showAlert({ title: 'first', message: 'm' });
    await tick();
    host()?.remove();
    showAlert({ title: 'second', message: 'm' });
    await tick();
    expect(inside('h2').textContent).toBe('second');
  });
});
