import { type Argument, type Command, Help, type Option } from 'commander'
import { createPaint } from './terminal.ts'

const TITULOS: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones generales:',
  'Commands:': 'Comandos:',
}

const standard = new Help()
standard.showGlobalOptions = true

const argumentOf = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

const extrasOf = ({ mandatory, argChoices, defaultValue, defaultValueDescription }: Option) => [
  ...(mandatory ? ['obligatoria'] : []),
  ...(argChoices ? [`valores: ${argChoices.join(', ')}`] : []),
  ...(defaultValue === undefined || typeof defaultValue === 'boolean'
    ? []
    : [`por defecto: ${defaultValueDescription ?? String(defaultValue)}`]),
]

export const spanishHelp: Partial<Help> = {
  showGlobalOptions: true,
  styleTitle: (title) => createPaint(true)('bold', TITULOS[title] ?? title),
  commandUsage: (command: Command) =>
    standard
      .commandUsage(command)
      .replace('[options]', '[opciones]')
      .replace('[command]', '<comando>'),
  subcommandTerm: (command: Command) =>
    [command.name(), ...command.registeredArguments.map(argumentOf)].join(' '),
  optionDescription: (option: Option) => {
    const extras = extrasOf(option)
    return extras.length === 0 ? option.description : `${option.description} (${extras.join('; ')})`
  },
  // The help of a group of commands leaves out the global options, to be easier to read.
  visibleGlobalOptions: (command: Command) =>
    command.commands.length > 0
      ? []
      : standard.visibleGlobalOptions(command).filter(({ long }) => long !== '--version'),
}
