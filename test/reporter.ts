import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line for people and machines: `N passed, N failed`. */
export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
