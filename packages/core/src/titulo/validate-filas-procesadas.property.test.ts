import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCentavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { buildTituloDatos } from './build-titulo-datos.ts'
import { ESTADO_OK, type FilaProcesada } from './filas.ts'
import { numerarFilas } from './numerar-filas.ts'
import { formatPeriodo } from './periodo.ts'
import { validateFilasProcesadas } from './validate-filas-procesadas.ts'

const HOY = fecha('2026-11-20')
const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(centavos)
const periodos = fc.uniqueArray(
  fc
    .record({
      anio: fc.integer({ min: 2018, max: 2026 }),
      cuota: fc.integer({ min: 0, max: 12 }),
      capital: amount,
      interes: amount,
    })
    .map((p) => ({ ...p, vencimiento: null, total: addCentavos(p.capital, p.interes) })),
  { selector: formatPeriodo, minLength: 1, maxLength: 12 },
)
const procesada: fc.Arbitrary<FilaProcesada> = periodos.map((list) => ({
  ...{ fila: 2, imponible: '1', recurso: 'AB', abogado: 'A01', desde: null, hasta: null },
  ...{ estado: ESTADO_OK, domicilio: 'Mitre 123', ubicacion: 'Nación 45', sello: 'x' },
  ...{ nomenclatura: 'Circ. I, Mz. 1, Pc. 2', partida: '098-012345-6', recursoNombre: 'Tasa' },
  deudores: [{ nombre: 'PEÑA, Julia', documento: '20.000.001' }],
  abogadoNombre: 'Paz, Ana',
  liquidadoAl: HOY,
  periodos: list,
  capital: sumCentavos(list.map((p) => p.capital)),
  interes: sumCentavos(list.map((p) => p.interes)),
  total: sumCentavos(list.map((p) => p.total)),
}))
const archivo = fc
  .array(procesada, { minLength: 1, maxLength: 6 })
  .map((filas) => filas.map((f, i) => ({ ...f, fila: i + 2, imponible: String(i + 1) })))

const validate = (filas: readonly FilaProcesada[]) =>
  validateFilasProcesadas({
    categoria: 'inmueble',
    recursos: CATALOGO_INICIAL,
    hoja: 'Datos',
    filas: filas.map((f) => ({ fila: f, selloValido: true, abogado: { baja: false } })),
  })

describe('validateFilasProcesadas', () => {
  it('accepts a good file, in its order', () => {
    fc.assert(
      fc.property(archivo, (filas) => {
        expect(validate(filas)).toEqual({ ok: true, filas })
      }),
    )
  })

  it('refuses an amount changed by one centavo, naming that row and no other', () => {
    const change = fc.constantFrom('capital', 'interes', 'total')
    fc.assert(
      fc.property(archivo, fc.nat(5), change, fc.boolean(), (filas, i, campo, inDetail) => {
        const n = i % filas.length
        const bad = filas.map((f, k) => {
          if (k !== n) return f
          if (!inDetail) return { ...f, [campo]: centavos(f[campo] + 1) }
          const [first, ...rest] = f.periodos
          return first
            ? { ...f, periodos: [{ ...first, [campo]: centavos(first[campo] + 1) }, ...rest] }
            : f
        })
        const result = validate(bad)
        const rows = result.ok ? [] : result.errores.map((e) => e.fila)
        expect([...new Set(rows)]).toEqual([n + 2])
      }),
    )
  })

  it('refuses a debt claimed again, once for each repetition, and names the row that has it', () => {
    fc.assert(
      fc.property(procesada, fc.integer({ min: 2, max: 5 }), (f, times) => {
        const result = validate(Array.from({ length: times }, (_, i) => ({ ...f, fila: i + 2 })))
        const errores = result.ok ? [] : result.errores
        expect(errores.map((e) => [e.regla, e.fila])).toEqual(
          Array.from({ length: times - 1 }, (_, i) => ['titulo.deuda-repetida', i + 3]),
        )
        for (const e of errores) expect(e.mensaje).toContain('La fila 2 ya reclama')
      }),
    )
  })

  it('shows at most 200 characters of a cell', () => {
    fc.assert(
      fc.property(procesada, fc.string({ minLength: 201, maxLength: 400 }), (f, long) => {
        const result = validate([{ ...f, estado: long }])
        expect(result.ok ? [] : result.errores.map((e) => e.valor)).toEqual([long.slice(0, 200)])
      }),
    )
  })
})

describe('numerarFilas', () => {
  it('gives consecutive numbers in the order of the file, however the rows arrive', () => {
    const rows = fc.shuffledSubarray([2, 3, 5, 8, 13, 21, 34])
    fc.assert(
      fc.property(procesada, rows, fc.integer({ min: 1, max: 1000 }), (f, order, inicio) => {
        const numeradas = numerarFilas(
          order.map((fila) => ({ ...f, fila })),
          inicio,
        )
        expect(numeradas.map((n) => n.numero)).toEqual(order.map((_, i) => inicio + i))
        expect(numeradas.map((n) => n.fila.fila)).toEqual([...order].sort((a, b) => a - b))
      }),
    )
  })
})

describe('buildTituloDatos', () => {
  const municipio = {
    ...{ nombre: 'San Nicolás', provincia: 'Buenos Aires', lugar: 'San Nicolás de los Arroyos' },
    ...{ ordenanza: '', expediente: '', funcionario: '', cargo: '' },
  }
  const impreso = {
    ...{ categoria: 'inmueble' as const, municipio },
    ...{ fechaEmision: HOY, codigoVerificacion: 'X' },
  }
  const contexto = {
    ...{ ...impreso, version: 1 as const, direccionPublica: '' },
    ...{ recursos: CATALOGO_INICIAL, ordenanzas: new Map() },
  }

  it('keeps every figure and name of the row', () => {
    fc.assert(
      fc.property(procesada, (f) => {
        const { totalEnLetras, ...datos } = buildTituloDatos(f, 7, contexto)
        expect(datos).toEqual({
          ...impreso,
          ...{
            numero: 7,
            liquidadoAl: f.liquidadoAl,
            deudores: f.deudores,
            domicilio: f.domicilio,
          },
          ...{ imponible: f.imponible, ubicacion: f.ubicacion, nomenclatura: f.nomenclatura },
          ...{ partida: f.partida, recurso: f.recurso, recursoNombre: f.recursoNombre },
          ...{ abogadoCodigo: f.abogado, abogadoNombre: f.abogadoNombre, periodos: f.periodos },
          ...{ capital: f.capital, interes: f.interes, total: f.total },
        })
        expect(totalEnLetras).toMatch(/^PESOS .+ CON \d\d\/100$/)
      }),
    )
  })

  it('does not print a row that is not OK or has no liquidation date', () => {
    const [f] = fc.sample(procesada, 1)
    if (f === undefined) throw new Error('no sample')
    expect(() => buildTituloDatos({ ...f, estado: 'No posee deudas' }, 1, contexto)).toThrow(
      RangeError,
    )
    expect(() => buildTituloDatos({ ...f, liquidadoAl: null }, 1, contexto)).toThrow(RangeError)
  })
})
