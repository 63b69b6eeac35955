import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARCHIVOS_DEL_PAQUETE } from './archivos-del-paquete.ts'
import {
  CODIFICACIONES,
  type EquivalenciaDeArchivo,
  FORMAS_DE_FECHA,
  FORMAS_DE_IMPORTE,
} from './equivalencias.ts'
import {
  type EquivalenciaGuardada,
  hasTituloAjeno,
  readEquivalenciasGuardadas,
  toEquivalenciaGuardada,
} from './equivalencias-guardadas.ts'

const texto = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'Cta. Cte.',
    'null',
    '1',
    'true',
    'Ñandú: 3 # x',
    '0',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((uno) => uno.trim())
    .filter((uno) => uno !== ''),
)

const columna = fc.oneof(
  fc.record({ titulo: fc.constant(null), fijo: texto, codigos: fc.constant(new Map()) }),
  fc.record({
    titulo: fc.option(texto),
    fijo: fc.constant(null),
    codigos: fc
      .array(fc.tuple(texto, fc.oneof(texto, fc.constant(''))), { maxLength: 4 })
      .map((pares) => new Map(pares)),
  }),
)

const equivalencia = fc.constantFrom(...ARCHIVOS_DEL_PAQUETE).chain((archivo) =>
  fc.record({
    archivo: fc.constant(archivo.nombre),
    fuente: texto.map((uno) => `EXP ${uno.replaceAll(/[*/\\]/g, '')}.csv`),
    codificacion: fc.constantFrom(...CODIFICACIONES),
    fechas: fc.constantFrom(...FORMAS_DE_FECHA),
    importes: fc.constantFrom(...FORMAS_DE_IMPORTE),
    columnas: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...archivo.columnas), columna), {
        selector: ([{ nombre }]) => nombre,
      })
      .map((pares) => new Map(pares.map(([{ nombre }, una]) => [nombre, una]))),
  }),
)

const guardada = (partes: Partial<EquivalenciaGuardada>): EquivalenciaGuardada => ({
  ...{ archivo: 'deuda', fuente: 'EXP_DEUDA.csv', codificacion: 'utf-8' },
  ...{ fechas: 'AAAA-MM-DD', importes: 'punto', columnas: [] },
  ...partes,
})

const columnaDe = (nombre: string, titulo: string | null) => ({
  ...{ columna: nombre, titulo, fijo: null, codigos: [] },
})

const placesOf = (...guardadas: readonly EquivalenciaGuardada[]): readonly string[] => {
  const leidas = readEquivalenciasGuardadas(guardadas)
  return leidas.ok ? [] : leidas.motivos.map(({ campo }) => campo)
}

describe('the mappings kept with the installation', () => {
  it('read back are the same', () => {
    const varias = fc.uniqueArray(equivalencia, {
      selector: ({ archivo }) => archivo,
      maxLength: 5,
    })
    fc.assert(
      fc.property(varias, (unas: EquivalenciaDeArchivo[]) => {
        const guardadas = unas.map(toEquivalenciaGuardada)
        const porTexto = JSON.parse(JSON.stringify(guardadas)) as EquivalenciaGuardada[]
        const leidas = readEquivalenciasGuardadas(porTexto)
        expect(leidas).toEqual({ ok: true, valor: unas })
      }),
    )
  })

  it.each([
    ['no name of the file', guardada({ fuente: '' }), 'archivos, deuda, archivo'],
    ['a file that the package lacks', guardada({ archivo: 'deudas' }), 'archivos, deudas'],
    [
      'a column that the file lacks',
      guardada({ columnas: [columnaDe('CAPITALES', 'Saldo')] }),
      'archivos, deuda, columnas, CAPITALES',
    ],
    [
      'a column twice',
      guardada({ columnas: [columnaDe('CAPITAL', 'Saldo'), columnaDe('CAPITAL', 'Monto')] }),
      'archivos, deuda, columnas, CAPITAL',
    ],
    [
      'a fixed value with a heading',
      guardada({ columnas: [{ ...columnaDe('TIPO', 'Clase'), fijo: 'I' }] }),
      'archivos, deuda, columnas, TIPO',
    ],
    [
      'a code twice',
      guardada({
        columnas: [
          {
            ...columnaDe('RECURSO', 'Tasa'),
            codigos: [
              { suyo: '1', nuestro: 'AB' },
              { suyo: ' 1 ', nuestro: 'SS' },
            ],
          },
        ],
      }),
      'archivos, deuda, columnas, RECURSO, codigos, 1',
    ],
    ['the manifest', guardada({ fuente: 'manifiesto.csv' }), 'archivos, deuda, archivo'],
    [
      'the name of a file of the package, without a heading of its own',
      guardada({
        fuente: 'Deuda.csv',
        importes: 'centavos',
        columnas: [columnaDe('TIPO', 'tipo')],
      }),
      'archivos, deuda, archivo',
    ],
  ])('%s is refused with its place', (_, una, lugar) => expect(placesOf(una)).toEqual([lugar]))

  it('two mappings for the same file of the package are refused', () =>
    expect(placesOf(guardada({}), guardada({ fuente: 'OTRO.csv' }))).toContain('archivos, deuda'))

  it('a file with a name of the package is admitted when it has a heading of its own', () =>
    expect(
      placesOf(guardada({ fuente: 'deuda.csv', columnas: [columnaDe('CAPITAL', 'Saldo')] })),
    ).toEqual([]))

  it('a heading counts as own when no column of the package has it, however it is written', () => {
    expect(hasTituloAjeno('deuda', ['tipo', 'Imponible', 'FECHA COBRANZA', ''])).toBe(false)
    expect(hasTituloAjeno('deuda', ['tipo', 'Imponible', 'Saldo'])).toBe(true)
    // 'tributo' (tax) is a synonym of a column name. A file exported by the product has only exact column names as
    // headings. A file with this heading therefore comes from the municipality.
    expect(hasTituloAjeno('recursos', ['tributo'])).toBe(true)
  })
})
