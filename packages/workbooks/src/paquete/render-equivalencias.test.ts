import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EquivalenciaGuardada, toEquivalenciaGuardada } from '@apremia/core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readArchivoDeEquivalencias } from './open-paquete.ts'
import { renderEquivalencias } from './render-equivalencias.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'equivalencias-'))
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

const texto = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'null',
    '1',
    '01',
    'true',
    'a: b # c',
    "l'eau",
    '- x',
    '2026-01-01',
    '~',
  ),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .map((uno) => uno.trim())
    .filter((uno) => uno !== ''),
)

it('equivalences written as a file and read back are the same', async () => {
  const codigos = fc.uniqueArray(texto, { maxLength: 4 }).chain((suyos) =>
    fc
      .array(fc.oneof(texto, fc.constant('')), {
        minLength: suyos.length,
        maxLength: suyos.length,
      })
      .map((nuestros) => suyos.map((suyo, i) => ({ suyo, nuestro: nuestros[i] ?? '' }))),
  )
  await fc.assert(
    fc.asyncProperty(texto, codigos, texto, async (titulo, pares, fijo) => {
      const una: EquivalenciaGuardada = {
        ...{
          archivo: 'deuda',
          fuente: `EXP ${titulo.replaceAll(/[*/\\]/g, '')}.csv`,
          codificacion: 'windows-1252',
        },
        ...{ fechas: 'DD/MM/AAAA', importes: 'coma' },
        columnas: [
          { columna: 'RECURSO', titulo, fijo: null, codigos: pares },
          { columna: 'TIPO', titulo: null, fijo, codigos: [] },
        ],
      }
      const path = join(carpeta, 'equivalencias.yaml')
      await writeFile(path, await renderEquivalencias([una]))
      const [leida] = await readArchivoDeEquivalencias(path)
      const vuelta = leida && toEquivalenciaGuardada(leida)
      const sorted = (e: EquivalenciaGuardada | undefined) =>
        e?.columnas.map(({ codigos: suyos, ...columna }) => ({
          ...columna,
          codigos: suyos.toSorted((a, b) => (a.suyo < b.suyo ? -1 : 1)),
        }))
      expect({ ...vuelta, columnas: sorted(vuelta) }).toEqual({ ...una, columnas: sorted(una) })
    }),
  )
})
