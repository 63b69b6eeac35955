import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import type { Verb } from './define.ts'
import { buildProgram } from './program.ts'

const program = await buildProgram()
const commands = program.commands
  .filter((noun) => noun.name() !== 'ayuda')
  .flatMap((noun) => noun.commands.map((verb) => [noun.name(), verb.name()] as const))

const namesOf = (verb: Verb): readonly string[] => {
  const noun = new Command()
  verb(noun)
  return noun.commands.map((command) => command.name())
}

const findVerb = async (noun: string, name: string): Promise<Verb | undefined> => {
  const { verbs } = (await import(`./${noun}/index.ts`)) as { readonly verbs: readonly Verb[] }
  return verbs.find((verb) => namesOf(verb).includes(name))
}

describe('each command is in the file of its verb, in the room of its noun', () => {
  it.each(commands)('%s %s', async (noun, name) => {
    const verb = await findVerb(noun, name)
    const file: Readonly<Record<string, unknown>> = await import(`./${noun}/${name}.ts`)
    expect(Object.values(file)).toContain(verb)
    expect(verb && namesOf(verb)).toEqual([name])
  })
})
