import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavos } from '../dinero/centavos.ts'
import { addDays, fecha } from '../fecha/fecha.ts'
import { municipioVigente } from '../titulo/municipio-vigente.ts'
import { FILAS_INICIALES, type FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente, parseValorDeParametro, valorDeParametro } from './parametro-vigente.ts'
import { CLAVES_DE_PARAMETRO, esClaveDeParametro } from './parametros.ts'
import { applyPorcentaje, parsePorcentaje } from './porcentaje.ts'
import { validateParametros } from './validate-parametros.ts'

const HOY = fecha('2026-11-20')

describe('the first rows', () => {
  it('have one row for each parameter except the rates, the caps of fees, the amounts of a lawsuit and the maxima of evaluation, all readable', () => {
    const claves = CLAVES_DE_PARAMETRO.filter(
      (clave) =>
        !/^(plan\.tasaMensual\.|honorarios\.(tope|aportesE|bono|anticipo)|juicio\.presupuesto|evaluacion\.)/.test(
          clave,
        ),
    )
    // FILAS_INICIALES has an initial value of the judicial recess for each year, so it repeats that key. The set
    // `conFila` has each key once.
    const conFila = [...new Set(FILAS_INICIALES.map((f) => f.clave))]
    expect(conFila.sort()).toEqual([...claves].sort())
    expect(validateParametros(FILAS_INICIALES)).toEqual([])
  })

  it('are the figures of the specification', () => {
    expect(valorDeParametro(FILAS_INICIALES, 'plan.umbral', HOY)).toBe(centavos(50_000_000))
    expect(valorDeParametro(FILAS_INICIALES, 'plan.topeCuotas', HOY)).toBe(15)
    const percent = (clave: Parameters<typeof parametroVigente>[1]) =>
      parametroVigente(FILAS_INICIALES, clave, HOY)?.valor
    expect(percent('plan.anticipo')).toBe('30')
    expect(percent('plan.descuentoW2201')).toBe('20')
    expect(percent('honorarios.iva')).toBe('21')
    expect(percent('honorarios.aportes')).toBe('10')
    expect(percent('honorarios.tasaDeJusticia')).toBe('2.2')
    expect(percent('honorarios.sobretasa')).toBe('10')
  })

  it('leave to the municipality what only it knows', () => {
    expect(municipioVigente(FILAS_INICIALES, HOY)).toMatchObject({
      nombre: '',
      lugar: '',
      funcionario: '',
      cargo: '',
    })
  })
})

describe('parametroVigente', () => {
  const filas = fc
    .uniqueArray(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 12 })
    .map((days) =>
      days.map(
        (n): FilaDeParametro => ({
          clave: 'plan.topeCuotas',
          vigenteDesde: addDays(fecha('2020-01-01'), n),
          valor: String(n),
        }),
      ),
    )

  it('gives the newest row that is not of the future, in whatever order they come', () => {
    fc.assert(
      fc.property(filas, fc.integer({ min: -10, max: 5_010 }), (rows, n) => {
        const past = rows.map((r) => Number(r.valor)).filter((day) => day <= n)
        const found = parametroVigente(rows, 'plan.topeCuotas', addDays(fecha('2020-01-01'), n))
        expect(found?.valor).toBe(past.length === 0 ? undefined : String(Math.max(...past)))
      }),
    )
  })

  it('refuses two rows of one day', () => {
    const twice = [...FILAS_INICIALES, ...FILAS_INICIALES]
    expect(() => parametroVigente(twice, 'plan.umbral', HOY)).toThrow(
      'Parámetro repetido: plan.umbral',
    )
    expect(validateParametros(twice)).toHaveLength(FILAS_INICIALES.length)
  })

  it('does not invent a value', () => {
    expect(() => valorDeParametro([], 'plan.umbral', HOY)).toThrow(RangeError)
  })
})

describe('values', () => {
  it.each([
    ['plan.umbral', '500000', centavos(50_000_000)],
    ['plan.umbral', '1.234,00', undefined],
    ['plan.umbral', '-1.00', undefined],
    ['plan.topeCuotas', '15', 15],
    ['plan.topeCuotas', '1.5', undefined],
    ['plan.topeCuotas', '015', undefined],
    ['honorarios.tasaDeJusticia', '2.2', { numerador: 22n, denominador: 1000n }],
    ['honorarios.tasaDeJusticia', '100.1', undefined],
    ['honorarios.tasaDeJusticia', '2,2', undefined],
    ['municipio.cargo', '', ''],
  ] as const)('%s reads %j', (clave, text, value) => {
    expect(parseValorDeParametro(clave, text)).toEqual(value)
  })

  it('a key of an object is not a parameter', () => {
    expect(esClaveDeParametro('constructor')).toBe(false)
    expect(esClaveDeParametro('plan.umbral')).toBe(true)
  })

  it('a percentage and the rest add up to the whole', () => {
    const percent = fc.integer({ min: 0, max: 1_000_000 }).map((n) => (n / 10_000).toFixed(4))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), percent, (n, text) => {
        const parsed = parsePorcentaje(text)
        if (parsed === undefined) throw new Error(text)
        const part = applyPorcentaje(centavos(n), parsed)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(n)
      }),
    )
  })
})
