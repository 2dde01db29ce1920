import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

/** What one step of a person's way cost. */
export interface Effort {
  step: string;
  /** Presses of buttons, links, boxes and keys that do the same. */
  clicks: number;
  /** Fields that were typed into or chosen from, and files that were given. */
  fields: number;
  seconds: number;
  /** How far pages and dialogs had to be scrolled to reach all that was pressed and filled, in px. */
  scrolled: number;
}

/** A page whose user's presses and entries are counted, step by step. */
export class CountedPage {
  readonly page: Page;
  readonly efforts: Effort[] = [];
  #current: Effort = { step: '', clicks: 0, fields: 0, seconds: 0, scrolled: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Does a step of the way, and notes what it cost. */
  async step(step: string, act: () => Promise<unknown>): Promise<Effort> {
    const effort: Effort = { step, clicks: 0, fields: 0, seconds: 0, scrolled: 0 };
    this.#current = effort;
    this.efforts.push(effort);
    const begin = performance.now();
    await act();
    effort.seconds = (performance.now() - begin) / 1000;
    await this.#record(step);
    return effort;
  }

  async press(target: Locator): Promise<void> {
    this.#current.clicks += 1;
    await this.#reach(target);
    await target.click();
  }

  /** Presses the button of this name, in the page or in a part of it. */
  pressButton(name: string | RegExp, place: Locator | Page = this.page): Promise<void> {
    return this.press(place.getByRole('button', { name, exact: true }));
  }

  pressLink(name: string | RegExp, place: Locator | Page = this.page): Promise<void> {
    return this.press(place.getByRole('link', { name, exact: true }));
  }

  async key(key: string): Promise<void> {
    this.#current.clicks += 1;
    await this.page.keyboard.press(key);
  }

  /** Presses the browser's own button that goes back. */
  async goBack(): Promise<void> {
    this.#current.clicks += 1;
    await this.page.goBack();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.#current.fields += 1;
    await this.#reach(target);
    await target.fill(text);
  }

  /** Types into the field that has this label, in the page or in a part of it. */
  fillField(label: string, text: string, place: Locator | Page = this.page): Promise<void> {
    return this.fill(place.getByLabel(label, { exact: true }), text);
  }

  /** Types where the focus is, as somebody does whom the page has led there. */
  async type(text: string): Promise<void> {
    this.#current.fields += 1;
    await this.page.keyboard.type(text);
  }

  async choose(label: string, option: string | { value: string }, place: Locator | Page = this.page): Promise<void> {
    await this.select(place.getByLabel(label, { exact: true }), option);
  }

  async select(field: Locator, option: string | { value: string }): Promise<void> {
    this.#current.fields += 1;
    await this.#reach(field);
    await field.selectOption(typeof option === 'string' ? { label: option } : option);
  }

  /** Presses a button and gives its dialog for files these ones: a press and a field. */
  async chooseFiles(target: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press(target);
    this.#current.fields += 1;
    await (await chooser).setFiles(files as string[]);
  }

  /** Keeps a picture of the window in the folder that `RECORD` names, where it names one. */
  async #record(step: string): Promise<void> {
    const folder = process.env.RECORD;
    if (!folder) return;
    const name = `${String(this.efforts.length).padStart(2, '0')} ${step}.png`;
    await this.page.screenshot({ path: join(folder, name) });
  }

  /** Scrolls to a control as a person does, and notes how far. */
  async #reach(target: Locator): Promise<void> {
    const top = async () => (await target.boundingBox())?.y ?? 0;
    await target.waitFor();
    const before = await top();
    await target.scrollIntoViewIfNeeded();
    this.#current.scrolled += Math.abs(Math.round((await top()) - before));
  }
}

const HEAD = ['Step', 'Clicks', 'Fields', 'Seconds', 'Scrolled'] as const;

/** Writes efforts as a table with their sum. */
export function formatEfforts(efforts: readonly Effort[]): string {
  const sum = (name: 'clicks' | 'fields' | 'seconds' | 'scrolled') =>
    efforts.reduce((total, effort) => total + effort[name], 0);
  const all = {
    step: 'All',
    clicks: sum('clicks'),
    fields: sum('fields'),
    seconds: sum('seconds'),
    scrolled: sum('scrolled'),
  };
  const rows = [...efforts, all].map(({ step, clicks, fields, seconds, scrolled }) => [
    step,
    `${clicks}`,
    `${fields}`,
    seconds.toFixed(1),
    `${scrolled} px`,
  ]);
  const widths = HEAD.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [HEAD, ...rows].map(line).join('\n');
}
