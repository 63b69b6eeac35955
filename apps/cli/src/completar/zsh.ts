import type { Flag, Leaf } from './leaves.ts'
import { shellVerb } from './shell-verb.ts'

const escapeSpec = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", `'\\''`)
    .replace(/[[\]:]/g, '\\$&')

const flagSpecs = ({ names, description, takesValue, choices }: Flag): string[] => {
  const values = choices.length > 0 ? `(${choices.join(' ')})` : '_files'
  const value = takesValue ? `:valor:${values}` : ''
  return names.map((name) => `'(${names.join(' ')})${name}[${escapeSpec(description)}]${value}'`)
}

const functionOf = (path: readonly string[]): string => ['_apremia', ...path].join('_')

const renderLeaf = (leaf: Leaf): string => {
  const name = functionOf(leaf.path)
  const flags = leaf.flags.flatMap(flagSpecs).map((spec) => `    ${spec} \\`)
  if (leaf.children.length === 0) {
    const rest = leaf.takesFiles ? "'*:archivo:_files'" : "'*: :'"
    return `${name}() {\n  _arguments -s \\\n${flags.join('\n')}\n    ${rest}\n}`
  }
  const described = leaf.children
    .map((child) => `    '${child.name}:${escapeSpec(child.description)}'`)
    .join('\n')
  const cases = leaf.children
    .map((child) => `        ${child.name}) ${functionOf([...leaf.path, child.name])} ;;`)
    .join('\n')
  return `${name}() {
  local state line
  local -a comandos
  comandos=(
${described}
  )
  _arguments -C -s \\
${flags.join('\n')}
    '1: :->comando' \\
    '*:: :->resto'
  case $state in
    comando) _describe 'comando' comandos ;;
    resto)
      case $line[1] in
${cases}
      esac ;;
  esac
}`
}

export const renderZsh = (leaves: readonly Leaf[]): string => `#compdef apremia
# Completado de apremia para zsh.
${leaves.map(renderLeaf).join('\n')}
if [ "$funcstack[1]" = _apremia ]; then _apremia "$@"; else compdef _apremia apremia; fi
`

export const zsh = shellVerb({
  name: 'zsh',
  render: renderZsh,
  example: 'apremia completar zsh > ~/.zsh/completions/_apremia',
})
