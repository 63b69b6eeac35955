import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examplesOf } from '../define.ts'
import { buildProgram } from '../program.ts'
import { renderPaquete } from './render-paquete.ts'
import { renderReference } from './render-reference.ts'

it('docs/comando.md is what the command says of itself (npm run docs --workspace=@apremia/cli)', async () => {
  const kept = readFileSync(new URL('../../../../docs/comando.md', import.meta.url), 'utf8')
  expect(kept).toBe(renderReference(await buildProgram()))
})

it('docs/datos-del-municipio.md is what the package is (npm run docs --workspace=@apremia/cli)', () => {
  const path = new URL('../../../../docs/datos-del-municipio.md', import.meta.url)
  expect(readFileSync(path, 'utf8')).toBe(renderPaquete())
})

it('every verb has a description, an example that names it, and described options', async () => {
  const program = await buildProgram()
  for (const noun of program.commands.filter(({ commands }) => commands.length > 0)) {
    for (const verb of noun.commands) {
      const path = `apremia ${noun.name()} ${verb.name()}`
      expect(verb.description(), path).not.toBe('')
      expect(examplesOf(verb).join('\n'), path).toContain(path)
      for (const option of verb.options)
        expect(option.description, `${path} ${option.flags}`).not.toBe('')
    }
  }
})
