import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CallName, contract } from '@apremia/api-client'
import { describe, expect, it } from 'vitest'

const SRC = new URL('.', import.meta.url).pathname
const CONTRACT = join(SRC, '../../../packages/api-client/src/contract')

const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts')
const sourcesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter(isSource)
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const HANDLERS = sourcesOf(SRC)
const ENTRIES = sourcesOf(CONTRACT)

const kebab = (name: string) => name.replace(/[A-Z]+/g, (capitals) => `-${capitals.toLowerCase()}`)

const isCall = (name: string): name is CallName => name in contract

const fileOf = (name: string): string => {
  const simulated = name.replace(/^simulate([A-Z])/, (_, first: string) => first.toLowerCase())
  return `${kebab(isCall(simulated) ? simulated : name)}.ts`
}

const roomOf = (file: string) => file.replace(/[/.].*/, '')

const roomOfEntry = (name: string): string[] =>
  [...ENTRIES].flatMap(([file, text]) =>
    new RegExp(`^  ${name}: (\\w*[eE]ntry\\(|[a-z]+,$)`, 'm').test(text) ? [roomOf(file)] : [],
  )

describe('each call is in the file of its name, in the room of its noun', () => {
  it.each(Object.keys(contract))('%s', (name) => {
    const files = [...HANDLERS].filter(([file]) => basename(file) === fileOf(name))
    const exporting = files.filter(([, text]) =>
      new RegExp(`^export const ${name}\\b`, 'm').test(text),
    )
    expect(exporting.map(([file]) => roomOf(file))).toEqual(roomOfEntry(name))
    expect(exporting).toHaveLength(1)
  })

  it.each([...HANDLERS].filter(([file]) => /^[a-z-]+\/index\.ts$/.test(file)))(
    '%s only gathers the calls of its room',
    (_, text) => {
      const rest = text
        .replace(/^import \{[^}]+\} from '.+'\n/gm, '')
        .replace(/^\/\*\*.*\*\/\n/m, '')
        .trim()
      expect(rest).toMatch(/^export const \w+Handlers = \{[\w\s,]*\}$/)
    },
  )

  it('nothing else imports it: shared code has a file of its own', () => {
    const calls = new Set(Object.keys(contract).map(fileOf))
    const taken = [...HANDLERS].flatMap(([file, text]) =>
      basename(file) === 'index.ts'
        ? []
        : [...text.matchAll(/ from '\..*\/(.+)'/g)].flatMap(([, imported = '']) =>
            calls.has(imported) ? [`${file} ← ${imported}`] : [],
          ),
    )
    expect(taken).toEqual([])
  })
})
