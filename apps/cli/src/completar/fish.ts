import type { Flag, Leaf } from './leaves.ts'
import { shellVerb } from './shell-verb.ts'

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const conditionOf = ({ path, children }: Leaf): string => {
  if (path.length === 0) return '__fish_use_subcommand'
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`)
  const verbs = children.map(({ name }) => name)
  const none = verbs.length === 0 ? [] : [`not __fish_seen_subcommand_from ${verbs.join(' ')}`]
  return [...seen, ...none].join('; and ')
}

const flagLine = (flag: Flag, condition: string): string => {
  const names = flag.names.map((name) =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  )
  const value = flag.takesValue
    ? flag.choices.length > 0
      ? ` -x -a ${quote(flag.choices.join(' '))}`
      : ' -r -F'
    : ''
  return `complete -c apremia -n ${quote(condition)} ${names.join(' ')}${value} -d ${quote(flag.description)}`
}

const renderLeaf = (leaf: Leaf): string[] => {
  const condition = conditionOf(leaf)
  return [
    ...leaf.children.map(
      ({ name, description }) =>
        `complete -c apremia -n ${quote(condition)} -a ${name} -d ${quote(description)}`,
    ),
    ...(leaf.takesFiles ? [`complete -c apremia -n ${quote(condition)} -F`] : []),
    ...leaf.flags.map((flag) => flagLine(flag, condition)),
  ]
}

export const renderFish = (leaves: readonly Leaf[]): string => `# Completado de apremia para fish.
complete -c apremia -f
${leaves.flatMap(renderLeaf).join('\n')}
`

export const fish = shellVerb({
  name: 'fish',
  render: renderFish,
  example: 'apremia completar fish > ~/.config/fish/completions/apremia.fish',
})
