import { resolve } from 'node:path';
import { type Command, projectCommand } from '../command.ts';
import { alone } from '../local/running.ts';
import { flag, text } from '../option-kinds.ts';
import { textOutput } from '../output.ts';
import { realOutside } from '../upgrade/real-outside.ts';
import { upgrade as upgradeProject } from '../upgrade/upgrade.ts';

const IN_A_CLONE = `This is a clone, which git upgrades: git pull && npm ci
\`npm start\` then adds to the local database what it lacks, and \`npm run deploy\` does so with the deployed one.`;

export const upgrade: readonly Command[] = [
  projectCommand({
    name: 'upgrade',
    operands: ['[VERSION]'],
    options: {
      remote: flag('the deployed shop too'),
      yes: flag('does it without a question'),
      major: flag('agrees to a version that may break what was written for the installed one'),
      from: text('PATH', 'a folder or .tgz file with the package, instead of the registry'),
    },
    about: 'shows what another version changes and, with --yes or when asked, backs up, installs and migrates',
    async run({ project, operands: [version], options: { remote, yes, major, from } }) {
      if (project.isClone) return textOutput(IN_A_CLONE);
      const path = from === undefined ? undefined : resolve(from);
      const options = { version, path, isRemote: remote, isAgreed: yes, isMajorAgreed: major };
      const act = () => upgradeProject(project, realOutside(project), options);
      return textOutput(await alone(project.state, { command: 'upgrade' }, act));
    },
  }),
];
