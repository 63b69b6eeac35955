import type { Command } from 'commander'
import { action, examples, type Verb } from '../define.ts'
import { type Leaf, leavesOf } from './leaves.ts'

type Render = (leaves: readonly Leaf[]) => string

const SHELLS: readonly {
  readonly name: string
  readonly load: () => Promise<Render>
  readonly example: string
}[] = [
  {
    name: 'bash',
    load: async () => (await import('./bash.ts')).renderBash,
    example: 'apremia completar bash > ~/.local/share/bash-completion/completions/apremia',
  },
  {
    name: 'zsh',
    load: async () => (await import('./zsh.ts')).renderZsh,
    example: 'apremia completar zsh > ~/.zsh/completions/_apremia',
  },
  {
    name: 'fish',
    load: async () => (await import('./fish.ts')).renderFish,
    example: 'apremia completar fish > ~/.config/fish/completions/apremia.fish',
  },
]

const rootOf = (command: Command): Command =>
  command.parent === null ? command : rootOf(command.parent)

export const verbs: readonly Verb[] = SHELLS.map(({ name, load, example }) => (noun) => {
  const command = noun.command(name).description(`Escribe el completado para ${name}`)
  command.action(
    action(async ({ output }) => {
      const script = (await load())(leavesOf(rootOf(command)))
      await output.data({ shell: name, script }, () => script.trimEnd())
      return undefined
    }),
  )
  examples(command, example)
})
