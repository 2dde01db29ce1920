import { atom } from 'nanostores';
import { ApiFailure, isFault } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import type { DeclarationKind, DeclarationReceipt } from '../contracts/withdrawals.ts';
import { checkDeclared, type DeclarationState, type DeclaredValues } from '../domain/declaration.ts';
import { emit } from '../events.ts';
import { report } from '../report.ts';
import { dropDraft, keepValues, keptValues, keyFor } from './draft.ts';

interface Declaring<Body extends object> {
  kind: DeclarationKind;
  /** Events start there, or at the document once it has left the page. */
  target: Element;
  /** What the fields hold at first, such as an order's number. */
  given: DeclaredValues;
  texts: { missing: string; emailInvalid: string };
  toBody(values: DeclaredValues): Body;
  post(body: Body, idempotencyKey: string): Promise<DeclarationReceipt>;
}

export interface DeclarationSession {
  state(): DeclarationState;
  values(): DeclaredValues;
  /** Calls the listener after each change; returns a function that stops it. */
  listen(listener: () => void): () => void;
  open(): void;
  close(): void;
  /** Takes an entry. */
  enter(name: string, value: string): void;
  /** Fills fields that are still empty. */
  suggest(values: DeclaredValues): void;
  /** Goes on to the second step with what the fields hold, unless something is wrong with it. */
  check(values: DeclaredValues): void;
  /** Goes back to the fields. */
  change(): void;
  /** Declares it. Resolves when the shop has answered; never rejects. Ignored while a call is under way. */
  confirm(): Promise<void>;
}

/** One declaration in two steps: entries, their check with the second press, and the receipt. */
export function createDeclarationSession<Body extends object>(declaring: Declaring<Body>): DeclarationSession {
  const { kind, target, given, texts, toBody, post } = declaring;
  const $state = atom<DeclarationState>({ status: 'closed' });
  const $values = atom<DeclaredValues>({ ...given, ...keptValues(kind) });
  const place = () => (target.isConnected ? target : document);

  function enter(values: DeclaredValues): void {
    $values.set({ ...$values.get(), ...values });
    keepValues(kind, $values.get());
  }

  function refuse(error: unknown): void {
    if (isFault(error)) report(error, `a ${kind} could not be sent`);
    const { message, errors = {} } = error instanceof ApiFailure ? error : visitorFailure('broken');
    const isAboutFields = Object.keys(errors).some((name) => name in $values.get());
    $state.set(isAboutFields ? { status: 'entering', errors } : { status: 'checking', message });
    emit(place(), `sq-${kind}-failed`, { message });
  }

  return {
    state: () => $state.get(),
    values: () => $values.get(),
    listen(listener) {
      const stops = [$state.listen(listener), $values.listen(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    open: () => $state.set({ status: 'entering', errors: {} }),
    close: () => $state.set({ status: 'closed' }),
    enter: (name, value) => enter({ [name]: value }),
    suggest(values) {
      const empty = Object.entries(values).filter(([name]) => !$values.get()[name]);
      $values.set({ ...$values.get(), ...Object.fromEntries(empty) });
    },
    check(values) {
      enter(values);
      const errors = checkDeclared($values.get(), texts);
      const isRight = Object.keys(errors).length === 0;
      $state.set(isRight ? { status: 'checking', message: '' } : { status: 'entering', errors });
    },
    change: () => $state.set({ status: 'entering', errors: {} }),
    async confirm() {
      if ($state.get().status !== 'checking') return;
      const body = toBody($values.get());
      const { contract = '' } = $values.get();
      if (!emit(place(), `sq-${kind}-confirming`, { contract }, { cancelable: true })) return;
      $state.set({ status: 'sending' });
      try {
        const receipt = await post(body, keyFor(kind, body));
        dropDraft(kind);
        $values.set({ ...given });
        $state.set({ status: 'received', receipt });
        emit(place(), `sq-${kind}-confirmed`, { number: receipt.number, receivedAt: receipt.receivedAt });
      } catch (error) {
        refuse(error);
      }
    },
  };
}
