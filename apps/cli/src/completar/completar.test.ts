import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProgram } from '../program.ts'
import { renderBash } from './bash.ts'
import { renderFish } from './fish.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { renderZsh } from './zsh.ts'

let leaves: Leaf[] = []
const folder = mkdtempSync(join(tmpdir(), 'apremia-completar-'))

beforeAll(async () => {
  leaves = leavesOf(await buildProgram())
  writeFileSync(join(folder, 'apremia.bash'), renderBash(leaves))
  writeFileSync(join(folder, 'planilla.xlsx'), '')
})

const complete = (...words: string[]): string[] => {
  const script = `source ./apremia.bash
COMP_WORDS=(apremia "$@"); COMP_CWORD=$#
_apremia; printf '%s\\n' "\${COMPREPLY[@]}"`
  const text = execFileSync('bash', ['-c', script, 'bash', ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
  return text.split('\n').filter(Boolean)
}

describe('bash', () => {
  it('offers nouns, verbs and options', () => {
    expect(complete('ti')).toEqual(['titulos'])
    expect(complete('titulos', '')).toContain('reanudar')
    expect(complete('titulos', 'generar', '--ini')).toEqual(['--inicio'])
    expect(complete('--quiet', 'titulos', 'ul')).toEqual(['ultimo'])
    expect(complete('--url', 'http://x', 'titulos', 'ul')).toEqual(['ultimo'])
    expect(complete('config', 'poner', '--js')).toEqual(['--json'])
  })

  it('offers the values of an option, and files where files go', () => {
    expect(complete('titulos', 'generar', '--categoria', '')).toEqual(['inmueble', 'comercio'])
    expect(complete('titulos', 'generar', '--categoria', 'c')).toEqual(['comercio'])
    expect(complete('titulos', 'procesar', 'plan')).toEqual(['planilla.xlsx'])
    expect(complete('titulos', 'procesar', '-o', 'plan')).toEqual(['planilla.xlsx'])
    expect(complete('titulos', 'ultimo', 'plan')).toEqual([])
  })
})

describe.each([
  ['zsh', renderZsh],
  ['fish', renderFish],
])('%s', (_shell, render) => {
  it('knows every command and every option', () => {
    const script = render(leaves)
    for (const { children, flags } of leaves) {
      for (const { name } of children) expect(script).toContain(name)
      for (const { names } of flags) {
        for (const name of names) expect(script).toContain(name.replace(/^-+/, ''))
      }
    }
  })
})
