import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { esClaveDeParametro, explainObservacion, NORMAS_INICIALES, textos } from '@apremia/core'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TITULO = join('packages', 'core', 'src', 'titulo')

/**
 * Files whose error codes are never about a row of a workbook of executive titles. The test does not check these codes.
 */
const SIN_FILAS = ['validate-numero-inicio.ts', 'validate-filtro-de-titulos.ts']

const modulesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !/\.test\.ts$|^explain-observacion/.test(name) &&
        !SIN_FILAS.includes(name),
    )
    .map((name) => join(folder, name))

const MODULES = [
  ...modulesOf(TITULO),
  ...modulesOf(join('apps', 'api', 'src', 'titulos')),
  join('packages', 'core', 'src', 'deuda', 'vigencia-de-importes.ts'),
  join('packages', 'core', 'src', 'recurso', 'find-recurso.ts'),
  join('packages', 'core', 'src', 'instalacion', 'propuestas.ts'),
]

const CODIGO = /'((?:titulo|deuda|recurso|parametro)\.[a-z-]+)'/g

const codigosDe = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(CODIGO)].map(([, codigo = '']) => codigo),
    ),
  )

const ajenos = codigosDe(SIN_FILAS.map((name) => join(TITULO, name)))

/**
 * Error codes about rows of a workbook of executive titles. Keys of parameters, such as 'titulo.decreto', look like
 * codes and are left out.
 */
const CODIGOS = [...codigosDe(MODULES)]
  .filter((codigo) => !ajenos.has(codigo) && !esClaveDeParametro(codigo))
  .sort()

const salidaDe = (regla: string): string =>
  explainObservacion(
    { hoja: 'Títulos', fila: 2, columna: '', valor: '', regla, mensaje: '' },
    'rechazo',
    NORMAS_INICIALES,
  ).salida

const { celda, otra } = textos.revisionDeTitulos.salidas

describe('the way out of a refusal or notice about a row of titles', () => {
  it('is found for codes of both kinds', () => {
    expect(CODIGOS).toEqual(
      expect.arrayContaining(['titulo.saldo-a-favor', 'titulo.imponible-invalido']),
    )
  })

  it.each(CODIGOS)('%s has its own', (codigo) => {
    expect([celda, otra]).not.toContain(salidaDe(codigo))
  })

  it('is to correct the cell only for a fault that the reader found in a cell', () => {
    expect(salidaDe('planilla.fecha')).toBe(celda)
    expect(salidaDe('titulo.desconocido')).toBe(otra)
  })
})
