import type { Command } from 'commander'
import { action, examples, type Verb } from '../define.ts'
import { type Leaf, leavesOf } from './leaves.ts'

interface Shell {
  readonly name: string
  readonly render: (leaves: readonly Leaf[]) => string
  readonly example: string
}

const rootOf = (command: Command): Command =>
  command.parent === null ? command : rootOf(command.parent)

export const shellVerb =
  ({ name, render, example }: Shell): Verb =>
  (noun) => {
    const command = noun.command(name).description(`Escribe el completado para ${name}`)
    command.action(
      action(async ({ output }) => {
        const script = render(leavesOf(rootOf(command)))
        await output.data({ shell: name, script }, () => script.trimEnd())
        return undefined
      }),
    )
    examples(command, example)
  }
