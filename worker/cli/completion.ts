import type { Command } from './command.ts';
import { COMMANDS, ROOMS } from './commands/index.ts';
import { SHELLS, type Shell, TARGET_OPTIONS } from './parse.ts';
import { COMMAND_SCRIPT, shellName } from './project.ts';

/** Operands that are files of this machine. */
const FILES = ['FILE', '[FILE]', 'PATH', '[PATH]'];

/** Returns a script that gives a shell the command by its short name, and completes its words. */
export function completionOf(shell: Shell): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell]();
}

function bashScript(): string {
  return `${shellFunction()}

_owner() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=
  local command="\${COMP_WORDS[1]} \${COMP_WORDS[2]}"
  case "$command|$before" in
${valueCases()
  .map(([pattern, values]) => `    ${pattern}) COMPREPLY=($(compgen -W "${values}" -- "$word")); return ;;`)
  .join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${firstWords().join(' ')}"
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "\${COMP_WORDS[1]}" in
${secondWords()
  .map(([first, seconds]) => `      ${first}) words="${seconds}" ;;`)
  .join('\n')}
    esac
  elif [[ "$word" == -* ]]; then
    case "$command" in
${COMMANDS.map((command) => `      ${pattern(command)}) words="${optionsOf(command).join(' ')}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _owner ${shellName()}`;
}

function zshScript(): string {
  return `autoload -Uz +X bashcompinit && bashcompinit
autoload -Uz +X compinit && compinit -u
${bashScript()}`;
}

function fishScript(): string {
  const lines = [
    `function ${shellName()}; '${process.execPath}' '${COMMAND_SCRIPT}' $argv; end`,
    `complete -c ${shellName()} -f`,
    `complete -c ${shellName()} -n __fish_use_subcommand -a '${firstWords().join(' ')}'`,
    ...secondWords().map(
      ([first, seconds]) =>
        `complete -c ${shellName()} -n '__fish_seen_subcommand_from ${first}; and test (count (commandline -opc)) -eq 2' -a '${seconds}'`,
    ),
  ];
  return [...lines, ...COMMANDS.flatMap(fishOptions)].join('\n');
}

function fishOptions({ name, operands, options, on }: Command): string[] {
  const seen = name
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');
  const kinds = { ...options, ...TARGET_OPTIONS[on] };
  const files = operands.some((operand) => FILES.includes(operand))
    ? [`complete -c ${shellName()} -n '${seen}' -F`]
    : [];
  return [
    ...files,
    ...Object.entries(kinds).map(([option, { type, values }]) =>
      [
        `complete -c ${shellName()} -n '${seen}' -l ${option}`,
        type === 'string' && '-x',
        values.length > 0 && `-a '${values.join(' ')}'`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ];
}

/** The command, so that it can be written in every folder without npm. */
function shellFunction(): string {
  return `${shellName()}() { '${process.execPath}' '${COMMAND_SCRIPT}' "$@"; }`;
}

function firstWords(): string[] {
  return [...new Set(['help', 'completion', ...COMMANDS.map(({ name }) => name.split(' ')[0] ?? '')])];
}

/** Returns what can follow each first word. */
function secondWords(): [first: string, seconds: string][] {
  const named = firstWords().flatMap((first): [string, string][] => {
    const seconds = COMMANDS.map(({ name }) => name.split(' ')).flatMap(([word, next]) =>
      word === first && next ? [next] : [],
    );
    return seconds.length > 0 ? [[first, seconds.join(' ')]] : [];
  });
  return [['help', ROOMS.map(({ name }) => name).join(' ')], ['completion', SHELLS.join(' ')], ...named];
}

/** Returns the words that can follow an option. */
function valueCases(): [pattern: string, values: string][] {
  return COMMANDS.flatMap((command) =>
    Object.entries(command.options).flatMap(([option, { values }]): [string, string][] =>
      values.length > 0 ? [[`${pattern(command)}\\|--${option}`, values.join(' ')]] : [],
    ),
  );
}

function optionsOf({ options, on }: Command): string[] {
  return [...Object.keys(options), ...Object.keys(TARGET_OPTIONS[on]), 'help'].map((option) => `--${option}`);
}

/** Returns a pattern of bash for the first two words of a command; one word is followed by any other. */
function pattern({ name }: Command): string {
  return name.includes(' ') ? name.replace(' ', '\\ ') : `${name}\\ *`;
}
