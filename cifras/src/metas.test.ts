import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { METAS } from './metas.ts'
import { renderCifras } from './render-cifras.ts'
import { readResultados } from './resultados.ts'
import { ROOT } from './run-corrida.ts'

/**
 * Tells whether a path exists. Each quality goal (R1 to R31) gives the path of its tests or program. The path is a
 * file, a folder, or the start of the names of several end-to-end tests.
 */
const isThere = (path: string): boolean => {
  const full = join(ROOT, path)
  if (existsSync(full)) return true
  const folder = dirname(full)
  return (
    existsSync(folder) && readdirSync(folder).some((name) => join(folder, name).startsWith(full))
  )
}

it('the goals go from R1 to R31, each with something that runs', () => {
  expect(METAS.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, i) => `R${i + 1}`))
  expect(METAS.filter(({ corridas }) => corridas.length === 0)).toEqual([])
})

it('the tests and the programs of every goal exist', () => {
  const paths = METAS.flatMap(({ corridas }) =>
    corridas.flatMap((corrida) =>
      'programa' in corrida
        ? [`cifras/src/programas/${corrida.programa}.ts`]
        : corrida.archivos.map((archivo) =>
            corrida.proyecto === 'recorridos' ? `e2e/${archivo}` : archivo,
          ),
    ),
  )
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

it('the document says what was measured last', () => {
  const document = readFileSync(join(ROOT, 'docs', 'cifras.md'), 'utf8')
  expect(document).toBe(renderCifras(METAS, readResultados()))
})
