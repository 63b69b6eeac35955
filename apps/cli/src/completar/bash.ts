import type { Leaf } from './leaves.ts'
import { shellVerb } from './shell-verb.ts'

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const wordsOf = ({ children, flags }: Leaf): string =>
  [...children.map(({ name }) => name), ...flags.flatMap(({ names }) => names)].join(' ')

const caseOf = (leaf: Leaf): string =>
  `    ${quote(leaf.path.join(' '))}) words=${quote(wordsOf(leaf))}; files=${leaf.takesFiles ? 1 : 0} ;;`

const valueCases = (leaves: readonly Leaf[]): string[] => {
  const seen = new Map<string, string>()
  for (const { flags } of leaves) {
    for (const { names, takesValue, choices } of flags) {
      if (takesValue) seen.set(names.join('|'), choices.join(' '))
    }
  }
  return [...seen].map(([names, choices]) => `    ${names}) values=${quote(choices)} ;;`)
}

/** Renders the completion script for bash 3.2 or newer. The script does not need the bash-completion package. */
export const renderBash = (leaves: readonly Leaf[]): string => `# Completado de apremia para bash.
_apremia_values() {
  values=
  case $1 in
${valueCases(leaves).join('\n')}
    *) return 1 ;;
  esac
}

_apremia() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev= path= words= files=0 values= word i skip=0
  COMPREPLY=()
  [ "$COMP_CWORD" -gt 0 ] && prev=\${COMP_WORDS[COMP_CWORD-1]}
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [ "$skip" = 1 ]; then skip=0; continue; fi
    case $word in
      -*) _apremia_values "$word" && skip=1 ;;
      *) case "$path" in *' '*) ;; *) path="\${path:+$path }$word" ;; esac ;;
    esac
  done
  if _apremia_values "$prev"; then
    if [ -n "$values" ]; then
      COMPREPLY=($(compgen -W "$values" -- "$cur"))
    else
      COMPREPLY=($(compgen -f -- "$cur"))
    fi
    return
  fi
  case "$path" in
${leaves.map(caseOf).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  if [ "$files" = 1 ] && [ "\${cur#-}" = "$cur" ]; then
    COMPREPLY+=($(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _apremia apremia
`

export const bash = shellVerb({
  name: 'bash',
  render: renderBash,
  example: 'apremia completar bash > ~/.local/share/bash-completion/completions/apremia',
})
