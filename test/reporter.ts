import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How many of the dearest files a run names. */
const DEAREST = 10;

/**
 * Ends a run with the seconds of each project, the dearest files, and one plain line for people and machines:
 * `N passed, N failed`. Files run beside each other, so their seconds add up to more than those of the run.
 */
export default class RunSummary implements Reporter {
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
    console.log(`\n${describeSeconds(modules)}\n\n${passed} passed, ${failed} failed`);
  }
}

function describeSeconds(modules: readonly TestModule[]): string {
  const projects = new Map<string, { seconds: number; files: number }>();
  const files = modules.map((module) => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const seconds = (collectDuration + setupDuration + duration) / 1000;
    const project = projects.get(module.project.name) ?? { seconds: 0, files: 0 };
    projects.set(module.project.name, { seconds: project.seconds + seconds, files: project.files + 1 });
    return { name: relative(module.project.config.root, module.moduleId), seconds };
  });
  const dearest = files.sort((a, b) => b.seconds - a.seconds).slice(0, DEAREST);
  return [
    ...[...projects].map(
      ([name, { seconds, files }]) => `${seconds.toFixed(0).padStart(6)} s  ${files} files of ${name}`,
    ),
    'The dearest files:',
    ...dearest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
  ].join('\n');
}
