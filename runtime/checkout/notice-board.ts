import { atom, type ReadableAtom } from 'nanostores';
import type { Notice } from './state.ts';

export interface NoticeBoard {
  readonly $notices: ReadableAtom<readonly Notice[]>;
  /** Shows a notice; the same text replaces itself, and only the last refusal stays. */
  post(kind: Notice['kind'], text: string): void;
  has(kind: Notice['kind']): boolean;
  clear(...kinds: Notice['kind'][]): void;
  dismiss(id: number): void;
}

/** The notices at the top of the checkout page. */
export function createNoticeBoard(): NoticeBoard {
  const $notices = atom<readonly Notice[]>([]);
  let lastId = 0;
  return {
    $notices,
    post(kind, text) {
      lastId += 1;
      const others = $notices
        .get()
        .filter((notice) => notice.text !== text && !(kind === 'refused' && notice.kind === kind));
      $notices.set([...others, { id: lastId, kind, text }]);
    },
    has: (kind) => $notices.get().some((notice) => notice.kind === kind),
    clear(...kinds) {
      $notices.set($notices.get().filter(({ kind }) => !kinds.includes(kind)));
    },
    dismiss(id) {
      $notices.set($notices.get().filter((notice) => notice.id !== id));
    },
  };
}
