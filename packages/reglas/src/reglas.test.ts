import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readArchivoDeCasos } from './caso-de-regla.ts'
import { REGLAS } from './indice.ts'
import { runCaso } from './run-caso.ts'

const folder = fileURLToPath(new URL('../../../fixtures/reglas/', import.meta.url))

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .sort()

const archivos = files.map((file) => ({
  id: relative(folder, file).replace(/\.yaml$/, ''),
  ...readArchivoDeCasos(parse(readFileSync(file, 'utf8'))),
}))

describe('fixtures/reglas', () => {
  it('names in each file the rule of its path', () => {
    expect(archivos.map((a) => a.regla)).toEqual(archivos.map((a) => a.id))
  })

  it('has a file for every rule and a rule for every file', () => {
    expect(archivos.map((a) => a.regla).sort()).toEqual(Object.keys(REGLAS).sort())
  })
})

describe.each(archivos)('$regla', ({ regla, casos }) => {
  it.each(casos)('$nombre', (caso) => {
    expect(runCaso(regla, caso).diferencia).toEqual([])
  })
})
