import type { Command, Option } from 'commander'

export interface Flag {
  readonly names: readonly string[]
  readonly description: string
  readonly takesValue: boolean
  readonly choices: readonly string[]
}

export interface Leaf {
  /** Words that a person types to call the command, such as ['casos', 'ver']. They are [] for the program itself. */
  readonly path: readonly string[]
  readonly description: string
  readonly children: readonly { readonly name: string; readonly description: string }[]
  readonly flags: readonly Flag[]
  readonly takesFiles: boolean
}

const flagOf = (option: Option): Flag => ({
  names: [option.short, option.long].filter((name) => name !== undefined && name !== null),
  description: option.description,
  takesValue: option.required || option.optional,
  choices: option.argChoices ?? [],
})

const isFile = (name: string): boolean => /archivo|carpeta/.test(name)

const leafOf = (command: Command, path: readonly string[], inherited: readonly Flag[]): Leaf => ({
  path,
  description: command.description(),
  children: command.commands.map((child) => ({
    name: child.name(),
    description: child.description(),
  })),
  flags: [...command.options.map(flagOf), ...inherited],
  takesFiles: command.registeredArguments.some((argument) => isFile(argument.name())),
})

const HELP: Flag = {
  names: ['-h', '--help'],
  description: 'Muestra esta ayuda',
  takesValue: false,
  choices: [],
}

/**
 * Returns the program and all its commands as a flat list, for the completion of the shell. The first element is the
 * program itself. Every element includes the general options.
 */
export const leavesOf = (program: Command): Leaf[] => {
  const general = [...program.options.filter(({ long }) => long !== '--version').map(flagOf), HELP]
  const walk = (command: Command, path: readonly string[]): Leaf[] => [
    leafOf(command, path, command === program ? [HELP] : general),
    ...command.commands.flatMap((child) => walk(child, [...path, child.name()])),
  ]
  return walk(program, [])
}
