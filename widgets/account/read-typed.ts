/** What a visitor has begun to enter into the page's own form. */
export interface Typed {
  /** Entries by name. */
  values: Readonly<Record<string, string>>;
  /** Name of the field with the focus; '' for none. */
  focused: string;
  /** Whether the session shall outlast the browser's; true where the form does not ask. */
  isRemembered: boolean;
}

/** Reads the form inside the tag, which the element is about to replace. */
export function readTyped(host: HTMLElement): Typed {
  const inputs = [...host.querySelectorAll<HTMLInputElement>('form input[name]:not([type=hidden])')];
  const focused = inputs.find((input) => input === document.activeElement)?.name ?? '';
  const isRemembered = host.querySelector<HTMLInputElement>('form [type=checkbox][name=rememberMe]')?.checked ?? true;
  return { values: Object.fromEntries(inputs.map(({ name, value }) => [name, value])), focused, isRemembered };
}
