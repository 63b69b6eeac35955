import type { Command, Option } from 'commander'

export interface Flag {
  /** '-o' and '--output', '--si' and '--yes'. */
  readonly names: readonly string[]
  readonly description: string
  readonly takesValue: boolean
  readonly choices: readonly string[]
}

/** A command as completion sees it: where it hangs, what it is for and what it takes. */
export interface Leaf {
  /** [] is the program itself, ['titulos', 'generar'] a verb. */
  readonly path: readonly string[]
  readonly description: string
  readonly children: readonly { readonly name: string; readonly description: string }[]
  readonly flags: readonly Flag[]
  /** Whether the arguments are file names. */
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

/** Every command of the tree, the program first; the general options are repeated in each. */
export const leavesOf = (program: Command): Leaf[] => {
  const general = [...program.options.filter(({ long }) => long !== '--version').map(flagOf), HELP]
  const walk = (command: Command, path: readonly string[]): Leaf[] => [
    leafOf(command, path, command === program ? [HELP] : general),
    ...command.commands.flatMap((child) => walk(child, [...path, child.name()])),
  ]
  return walk(program, [])
}
