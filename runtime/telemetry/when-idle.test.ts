import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { createIdleQueue } from './when-idle.ts';

const ending = new AbortController();

afterEach(() => vi.restoreAllMocks());

function broken(): void {
  throw new Error('broken');
}

describe('acts that wait for an idle page', () => {
  test('one that throws is reported, and those after it and those that come later run', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const queue = createIdleQueue(ending.signal);
    const ran: string[] = [];
    queue.add(broken);
    queue.add(() => ran.push('after'));
    await waitFor(() => expect(ran).toEqual(['after']));
    queue.add(() => ran.push('later'));
    await waitFor(() => expect(ran).toEqual(['after', 'later']));
    expect(error).toHaveBeenCalledWith('[storefront] telemetry', expect.objectContaining({ message: 'broken' }));
  });

  test('one that throws keeps nothing back where the page is hidden', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const queue = createIdleQueue(ending.signal);
    const ran: string[] = [];
    queue.add(broken);
    queue.add(() => ran.push('after'));
    queue.flush();
    expect(ran).toEqual(['after']);
  });
});
