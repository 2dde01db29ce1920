import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order in which they run; any others run last. A run of all projects starts the shop first, because that
 * takes long, and meanwhile runs the tests that need no shop. The files of the last project are short, so that all
 * processes end at about the same time.
 */
const PROJECTS = ['types', 'unit', 'dom', 'browser', 'journeys', 'packages', 'worker'];

/** Orders files by their project, and within it as vitest does; one journey comes first, because it starts the shop. */
export class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inOrder = PROJECTS.flatMap((name) => sorted.filter(({ project }) => project.name === name));
    const first = inOrder.find(({ project }) => project.name === 'journeys');
    return [...new Set([...(first ? [first] : []), ...inOrder, ...sorted])];
  }
}
