import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMA } from './columna-de-paquete.ts'
import { type EquivalenciaDeArchivo, FORMAS_DE_FECHA, readEquivalencias } from './equivalencias.ts'
import { readValorDePaquete } from './read-valor-de-paquete.ts'
import { createTraductorDeCelda } from './translate-celda.ts'

const equivalenciaDe = (partes: object): EquivalenciaDeArchivo => {
  const leidas = readEquivalencias({ archivos: { deuda: partes } })
  const [una] = leidas.ok ? leidas.valor : []
  if (una === undefined) throw new Error(JSON.stringify(leidas))
  return una
}

const columna = (nombre: string, forma: (typeof FORMA)['fecha' | 'importe' | 'abogado']) => ({
  ...{ nombre, forma, obligatoria: false, clave: false, sinonimos: [] },
})

const fechaCon = (fechas: string) =>
  createTraductorDeCelda(columna('VENCIMIENTO', FORMA.fecha), equivalenciaDe({ fechas }), false)

const importeCon = (importes: string, deLibro = false) =>
  createTraductorDeCelda(columna('CAPITAL', FORMA.importe), equivalenciaDe({ importes }), deLibro)

const ESCRITAS = {
  'AAAA-MM-DD': (a: string, m: string, d: string) => `${a}-${m}-${d}`,
  'DD/MM/AAAA': (a: string, m: string, d: string) => `${d}/${m}/${a}`,
  'DD-MM-AAAA': (a: string, m: string, d: string) => `${d}-${m}-${a}`,
  AAAAMMDD: (a: string, m: string, d: string) => `${a}${m}${d}`,
  DDMMAAAA: (a: string, m: string, d: string) => `${d}${m}${a}`,
}

describe('cells of the municipality', () => {
  it('a day written in any of the forms is the same day', () => {
    const dias = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(dias, fc.constantFrom(...FORMAS_DE_FECHA), (dia, forma) => {
        const iso = dia.toISOString().slice(0, 10)
        const [a = '', m = '', d = ''] = iso.split('-')
        expect(fechaCon(forma)(ESCRITAS[forma](a, m, d))).toEqual({ celda: iso })
      }),
    )
  })

  it('an amount with comma, or in centavos, is exact to the centavo', () => {
    const importes = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
    fc.assert(
      fc.property(importes, (centavos) => {
        const signo = centavos < 0 ? '-' : ''
        const digitos = String(Math.abs(centavos)).padStart(3, '0')
        const pesos = digitos.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
        const escrita = `${signo}${pesos},${digitos.slice(-2)}`
        for (const leida of [
          importeCon('coma')(escrita),
          importeCon('centavos')(String(centavos)),
        ]) {
          const celda = 'celda' in leida ? leida.celda : leida.mensaje
          expect(readValorDePaquete(FORMA.importe, celda)).toEqual({ valor: centavos })
        }
      }),
    )
  })

  it.each([
    ['DD/MM/AAAA', '5/1/2026', '2026-01-05'],
    ['DD/MM/AAAA', '05/01/2026 00:00:00', '2026-01-05'],
    ['DD/MM/AAAA', '2026-01-05', '2026-01-05'],
    ['DD/MM/AAAA', '00/00/0000', ''],
    ['DD/MM/AAAA', '  /  /    ', ''],
    ['AAAAMMDD', '00000000', ''],
  ])('%s: «%s» is «%s»', (forma, escrita, celda) =>
    expect(fechaCon(forma)(escrita)).toEqual({ celda }),
  )

  it.each([
    ['DD/MM/AAAA', '20260105'],
    ['AAAAMMDD', '05/01/2026'],
    ['DD/MM/AAAA', '05/01/26'],
  ])('%s: «%s» is refused, naming the declared form', (forma, escrita) =>
    expect(fechaCon(forma)(escrita)).toEqual({
      mensaje: `No es una fecha ${forma}, como dicen las equivalencias (fechas).`,
    }),
  )

  it('a day that does not exist is refused, naming the declared form', () => {
    expect(fechaCon('DD/MM/AAAA')('31/02/2026')).toEqual({
      mensaje: 'Ese día no existe. Según las equivalencias (fechas), se escribe DD/MM/AAAA.',
    })
    expect(readValorDePaquete(FORMA.fecha, '2026-02-31')).toEqual({
      mensaje: 'Ese día no existe.',
    })
  })

  it.each(['1.23', '1,234', '1.2345,00', '1,2,3', 'mil', '--1,00', '1.234.56'])(
    'an amount with comma is not «%s»',
    (escrita) => expect(importeCon('coma')(escrita)).toHaveProperty('mensaje'),
  )

  it('the amounts of a workbook are numbers already', () =>
    expect(importeCon('coma', true)('1234.5')).toEqual({ celda: '1234.5' }))

  it('a code that the mapping does not name is kept unchanged', () => {
    const equivalencia = equivalenciaDe({
      columnas: { LEGAL: { columna: 'Apoderado', codigos: { 7: 'A01', ' 0 ': '' } } },
    })
    const traducir = createTraductorDeCelda(columna('LEGAL', FORMA.abogado), equivalencia, false)
    expect(['7', ' 7 ', '0', 'A02'].map(traducir)).toEqual([
      { celda: 'A01' },
      { celda: 'A01' },
      { celda: '' },
      { celda: 'A02' },
    ])
  })
})

describe('the declaration of how cells are read', () => {
  it.each([
    ['no file at all', null, ''],
    ['a list', { archivos: [1] }, 'archivos'],
    ['another word', { archivo: {} }, 'archivo'],
    ['a file that the package lacks', { archivos: { deudas: {} } }, 'archivos, deudas'],
    [
      'a column that the file lacks',
      { archivos: { deuda: { columnas: { CAPITALES: 'x' } } } },
      'archivos, deuda, columnas, CAPITALES',
    ],
    [
      'another form of dates',
      { archivos: { deuda: { fechas: 'MM/DD/AAAA' } } },
      'archivos, deuda, fechas',
    ],
    [
      'a fixed value with a heading',
      { archivos: { deuda: { columnas: { TIPO: { valor: 'I', columna: 'T' } } } } },
      'archivos, deuda, columnas, TIPO',
    ],
    [
      'a code without its own',
      { archivos: { deuda: { columnas: { TIPO: { codigos: { a: null } } } } } },
      'archivos, deuda, columnas, TIPO, codigos, a',
    ],
  ])('%s is refused with its place', (_nombre, escrito, lugar) => {
    const leidas = readEquivalencias(escrito)
    expect(leidas.ok ? [] : leidas.motivos.map(({ campo }) => campo)).toContain(lugar)
  })
})
