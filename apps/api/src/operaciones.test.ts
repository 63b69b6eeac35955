import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CallName, cambia, contract, type Entry } from '@apremia/api-client'
import { describe, expect, it } from 'vitest'

const SRC = new URL('.', import.meta.url).pathname

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const FILES = readdirSync(SRC, { recursive: true }).map(String)

describe('what changes something', () => {
  const changing = (Object.entries(contract) as [CallName, Entry][])
    .filter(([, entry]) => cambia(entry))
    .map(([name]) => name)

  it.each(changing)('%s stands in the file of its name', (name) => {
    const files = FILES.filter((file) => basename(file) === `${kebab(name)}.ts`)
    expect(files).toHaveLength(1)
    const [file = ''] = files
    expect(readFileSync(join(SRC, file), 'utf8')).toMatch(new RegExp(`export const ${name}\\b`))
  })
})
