import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNumeroAnterior } from '../carta/numero-de-carta.ts'
import { centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { addDays, fecha, fromDayNumber } from '../fecha/fecha.ts'
import { computeCamposDeLegajo } from '../legajo/campos-de-legajo.ts'
import { type LiquidacionDeDeuda, liquidateDeuda } from '../liquidacion/liquidate-deuda.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import {
  CAMPOS_DE_ESCRITO,
  computeValoresDeEscrito,
  grupoDeCampo,
  LISTAS_DE_ESCRITO,
} from './campos-de-escrito.ts'
import { checkMarcas, marcasDeTexto } from './check-marcas.ts'
import {
  type ConvenioDeEscrito,
  type DatosDeEscrito,
  FALTAS_DE_CONVENIO,
} from './datos-de-escrito.ts'
import { findFaltasDeEscrito } from './find-faltas-de-escrito.ts'

const texto = fc.stringMatching(/^[A-Za-zñÑ{}#/ ]{0,20}x$/)
const dia = fc.integer({ min: 15_000, max: 25_000 }).map(fromDayNumber)
const importe = fc.integer({ min: 1, max: 999_999_999 }).map(centavos)

const periodo = fc
  .record({
    anio: fc.integer({ min: 2000, max: 2030 }),
    cuota: fc.integer({ min: 0, max: 12 }),
    vencimiento: dia,
    capital: importe,
    interes: importe,
  })
  .map((uno) => ({ ...uno, total: centavos(uno.capital + uno.interes) }))

const deudor = fc.record({
  ...{ nombre: texto, documento: texto, domicilio: texto, caracter: texto },
  domicilioElectronico: texto,
})

/** Lapsed agreement that always has debt left, because its only payment is smaller than its interest. */
const convenio = fc.record({
  ...{ numero: texto, fecha: dia, cuotas: fc.integer({ min: 2, max: 60 }) },
  deuda: fc.record({ capital: importe, interes: fc.constant(centavos(1_000_000_000)) }),
  pagos: fc.array(fc.record({ cuota: fc.nat(60), fecha: dia, importe }), {
    ...{ minLength: 1, maxLength: 1 },
  }),
  sinPagar: fc.array(fc.record({ cuota: fc.nat(60), vencimiento: dia }), {
    ...{ minLength: 1, maxLength: 3 },
  }),
  firmante: fc.record({ nombre: texto, documento: texto, caracter: texto }),
  ...{ caducidad: dia, viejo: fc.constant(null) },
})

const liquidacion: fc.Arbitrary<LiquidacionDeDeuda> = fc
  .array(periodo, { minLength: 1, maxLength: 5 })
  .map((periodos) => {
    const hoy = fecha('2026-11-20')
    const decision = liquidateDeuda({
      ...{ recurso: 'AB', al: addDays(hoy, 30), hoy },
      tasas: [{ vigenteDesde: fecha('2000-01-01'), mensual: '3', conteo: 'dia' }],
      periodos: periodos.map((uno) => ({ ...uno, liquidadoAl: hoy })),
    })
    if (!decision.ok) throw new Error('Sin liquidación')
    return decision.valor
  })

const completos: fc.Arbitrary<DatosDeEscrito> = fc.record({
  hoy: dia,
  municipio: fc.record({ nombre: texto, provincia: texto, cuit: texto }),
  deudores: fc.array(deudor, { minLength: 1, maxLength: 4 }),
  ...{ destinatario: fc.constant(0), retenida: fc.constant(null) },
  imponible: fc.record({
    categoria: fc.constantFrom('inmueble' as const, 'comercio' as const),
    ...{ numero: texto, partida: texto, nomenclatura: texto, ubicacion: texto },
  }),
  recurso: fc.record({ codigo: texto, nombre: texto }),
  deuda: fc.record({
    periodos: fc.array(periodo, { minLength: 1, maxLength: 20 }),
    liquidadoAl: dia,
    vieja: fc.constant(null),
  }),
  titulos: fc.array(fc.record({ numero: fc.nat(), fecha: dia, monto: importe }), {
    ...{ minLength: 1, maxLength: 3 },
  }),
  radicacion: fc.record({
    ...{ fecha: dia, caratula: texto, expediente: texto },
    ...{ juzgado: texto, departamento: texto },
  }),
  abogado: fc.record({
    ...{ nombre: texto, matricula: texto, cuit: texto },
    ...{ domicilio: texto, telefono: texto, email: texto },
  }),
  carta: fc.record({ numero: fc.nat(), fecha: dia, recibida: dia }),
  convenio,
  liquidacion,
  presupuesto: fc.constantFrom('0', '30', '12.5', '100').map((uno) => parsePorcentaje(uno) ?? null),
})

const TODOS = CAMPOS_DE_ESCRITO.map(({ nombre }) => nombre)

const valorDe = (datos: DatosDeEscrito, nombre: string): string | undefined => {
  const { campos, listas } = computeValoresDeEscrito(datos)
  const de = (valores: object) => (valores as Readonly<Record<string, string>>)[nombre]
  const [periodo = {}, pago = {}, liquidado = {}] = [
    ...[listas.periodos[0], listas.pagos[0], listas.liquidados[0]],
  ]
  return de(campos) ?? de(periodo) ?? de(pago) ?? de(liquidado)
}

describe('fields of a court paper', () => {
  it('are all filled for a case that has everything, and nothing is missing', () => {
    fc.assert(
      fc.property(completos, (datos) => {
        for (const nombre of TODOS) expect(valorDe(datos, nombre), nombre).toMatch(/\S/)
        const usados = [...TODOS, ...LISTAS_DE_ESCRITO]
        expect(findFaltasDeEscrito(usados, datos, computeValoresDeEscrito(datos))).toEqual([])
      }),
    )
  })

  it('without a fact, are missing by name, and a field is empty only when it is told', () => {
    fc.assert(
      fc.property(
        completos,
        fc.constantFrom('deuda', 'radicacion', 'carta', 'presupuesto', 'titulos', 'deudores'),
        (datos, cual) => {
          const sin: DatosDeEscrito = {
            ...datos,
            [cual]: cual === 'titulos' || cual === 'deudores' ? [] : null,
          }
          const valores = computeValoresDeEscrito(sin)
          for (const [nombre, valor] of Object.entries(valores.campos))
            expect(findFaltasDeEscrito([nombre], sin, valores).length > 0, nombre).toBe(
              valor === '',
            )
        },
      ),
    )
  })

  it('of an agreement that cannot be named are all refused with its reason', () => {
    fc.assert(
      fc.property(completos, fc.constantFrom(...FALTAS_DE_CONVENIO), (datos, falta) => {
        const sin: DatosDeEscrito = { ...datos, convenio: { falta, numero: '2026/150' } }
        const valores = computeValoresDeEscrito(sin)
        const { sinConvenio } = escritosJudiciales
        for (const nombre of [...TODOS, 'pagos'].filter((uno) => grupoDeCampo(uno) === 'convenio'))
          expect(findFaltasDeEscrito([nombre], sin, valores), nombre).toEqual([
            interpolar(sinConvenio[falta], { numero: '2026/150' }),
          ])
      }),
    )
  })

  it('of a liquidation that cannot be made are all refused with its reasons', () => {
    fc.assert(
      fc.property(completos, (datos) => {
        const falta = 'El recurso AB no tiene tasa de interés.'
        const sin: DatosDeEscrito = { ...datos, liquidacion: { faltas: [falta] } }
        const valores = computeValoresDeEscrito(sin)
        const suyos = [...TODOS, 'liquidados'].filter((uno) => grupoDeCampo(uno) === 'liquidacion')
        expect(suyos).toHaveLength(16)
        for (const nombre of suyos)
          expect(findFaltasDeEscrito([nombre], sin, valores), nombre).toEqual([falta])
      }),
    )
  })

  it('of an agreement say that nobody paid, and refuse a balance that is not owed', () => {
    const [datos] = fc.sample(completos, { numRuns: 1, seed: 7 })
    if (datos === undefined || 'falta' in datos.convenio) throw new Error('Sin datos')
    const con = (cambio: Partial<ConvenioDeEscrito>) => {
      const otros = { ...datos, convenio: { ...(datos.convenio as ConvenioDeEscrito), ...cambio } }
      const valores = computeValoresDeEscrito(otros)
      return { valores, faltas: findFaltasDeEscrito(['convenio.saldo', 'pagos'], otros, valores) }
    }
    const sinPagos = con({ pagos: [] })
    expect(sinPagos.faltas).toEqual([])
    expect(sinPagos.valores.campos).toMatchObject({
      'convenio.pagos': 'ninguna cuota',
      'convenio.resumenDePagos': 'No se registran pagos.',
      'convenio.imputacion': 'No hay pagos que tomar a cuenta de la deuda reconocida.',
    })
    expect(sinPagos.valores.listas.pagos).toEqual([])
    const deuda = { capital: centavos(100), interes: centavos(50) }
    const pagos = [{ cuota: 1, fecha: datos.hoy, importe: centavos(150) }]
    const pagado = con({ numero: '7', deuda, pagos })
    expect(pagado.faltas).toEqual([
      interpolar(escritosJudiciales.convenioSinSaldo, { numero: '7' }),
    ])
    const caducidad = fecha('2026-07-11')
    const sinPagar = [
      { cuota: 0, vencimiento: fecha('2026-05-10') },
      { cuota: 2, vencimiento: fecha('2026-07-10') },
      { cuota: 3, vencimiento: fecha('2026-07-11') },
      { cuota: 4, vencimiento: fecha('2026-08-10') },
    ]
    const conAnticipo = con({
      ...{ caducidad, sinPagar },
      pagos: [
        { cuota: 0, fecha: fecha('2026-04-10'), importe: centavos(800_000) },
        { cuota: 1, fecha: fecha('2026-05-10'), importe: centavos(100_000) },
      ],
    })
    expect(conAnticipo.valores.campos).toMatchObject({
      'convenio.impagas': 'anticipo y 2',
      'convenio.aceleradas': '3 y 4',
      'convenio.pagos':
        'anticipo ($\u00a08.000,00, el 10/04/2026) y cuota 1 ($\u00a01.000,00, el 10/05/2026)',
      'convenio.resumenDePagos':
        'Se pagaron: anticipo ($\u00a08.000,00, el 10/04/2026) y cuota 1 ($\u00a01.000,00, el 10/05/2026). En total, $\u00a09.000,00.',
    })
    const alFinal = con({ caducidad: fecha('2026-09-11'), sinPagar })
    expect(alFinal.valores.campos['convenio.aceleradas']).toBe('ninguna')
    expect(conAnticipo.valores.listas.pagos[0]?.['pago.cuota']).toBe('anticipo')
    expect(con({ viejo: 'Importes viejos.' }).faltas).toEqual(['Importes viejos.'])
  })

  it('of an agreement name who signed it, with the document and the role that are known', () => {
    const [datos] = fc.sample(completos, { numRuns: 1, seed: 7 })
    if (datos === undefined || 'falta' in datos.convenio) throw new Error('Sin datos')
    const { convenio } = datos
    const con = (nombre: string, documento: string, caracter: string) => {
      const firmado = {
        ...datos,
        convenio: { ...convenio, firmante: { nombre, documento, caracter } },
      }
      const valores = computeValoresDeEscrito(firmado)
      return [
        valores.campos['convenio.firmante'],
        findFaltasDeEscrito(['convenio.firmante'], firmado, valores),
      ]
    }
    const pleno = 'NÚÑEZ, JOSÉ, documento 12.345.678, en carácter de apoderado'
    expect(con('NÚÑEZ, JOSÉ', '12345678', 'Apoderado')).toEqual([pleno, []])
    expect(con('NÚÑEZ, JOSÉ', '', '')).toEqual(['NÚÑEZ, JOSÉ', []])
    expect(con('', '12345678', 'Titular')).toEqual([
      '',
      [interpolar(escritosJudiciales.sinFirmante, { numero: convenio.numero })],
    ])
  })

  it('outside a repetition name the debtor that was chosen, and every debtor inside one', () => {
    fc.assert(
      fc.property(completos, fc.nat(3), (datos, n) => {
        const destinatario = n % datos.deudores.length
        const { campos, listas } = computeValoresDeEscrito({ ...datos, destinatario })
        expect(campos['deudor.nombre']).toBe(datos.deudores[destinatario]?.nombre)
        expect(listas.deudores.map((uno) => uno['deudor.nombre'])).toEqual(
          datos.deudores.map(({ nombre }) => nombre),
        )
      }),
    )
  })

  it.each([
    ['unconfirmed', false, 'todavía sin confirmar'],
    ['in force', true, 'confirmado'],
  ])(
    'of a debt that an %s agreement has are refused with that reason only',
    (_, confirmado, dice) => {
      fc.assert(
        fc.property(completos, (datos) => {
          const sin: DatosDeEscrito = {
            ...{ ...datos, deuda: null, titulos: [], liquidacion: { faltas: [] } },
            retenida: { numero: 'A01-000007', confirmado },
          }
          const usados = ['titulo.numero', 'deuda.total', 'periodos', 'titulos', 'medida.total']
          const faltas = findFaltasDeEscrito(
            [...usados, 'liquidacion.total', 'radicacion.caratula'],
            ...([sin, computeValoresDeEscrito(sin)] as const),
          )
          expect(faltas).toHaveLength(1)
          expect(faltas[0]).toContain('A01-000007')
          expect(faltas[0]).toContain(dice)
        }),
      )
    },
  )

  it('with a budget of 0 %, claim the whole sum', () => {
    const [datos] = fc.sample(completos, { numRuns: 1, seed: 7 })
    if (datos === undefined) throw new Error('Sin datos')
    const titulos = [
      { numero: 1520, fecha: fecha('2026-10-02'), monto: centavos(300_000) },
    ] as const
    const presupuesto = parsePorcentaje('0') ?? null
    expect(computeValoresDeEscrito({ ...datos, titulos, presupuesto }).campos).toMatchObject({
      'medida.presupuesto': formatPesos(centavos(0)),
      'medida.total': formatPesos(centavos(300_000)),
      'medida.totalEnLetras': 'PESOS TRES MIL CON 00/100',
    })
  })

  it('sum every title, and the budget of a measure is on that sum', () => {
    const datos = fc.sample(completos, { numRuns: 1, seed: 7 })[0]
    if (datos === undefined) throw new Error('Sin datos')
    const con = (...montos: readonly number[]) =>
      computeValoresDeEscrito({
        ...datos,
        titulos: montos.map((monto, i) => ({
          ...{ numero: 1520 + i, fecha: fecha('2026-10-02'), monto: centavos(monto) },
        })),
        presupuesto: parsePorcentaje('30') ?? null,
      }).campos
    expect(con(200_000, 100_000)).toMatchObject({
      'titulo.total': formatPesos(centavos(300_000)),
      'titulo.totalEnLetras': 'PESOS TRES MIL CON 00/100',
      'titulo.todos':
        'títulos ejecutivos N.º\u00a01520 del 02/10/2026 y N.º\u00a01521 del 02/10/2026',
      'titulo.monto': formatPesos(centavos(200_000)),
      'medida.presupuesto': formatPesos(centavos(90_000)),
    })
    expect(con(200_000)).toMatchObject({
      'titulo.total': formatPesos(centavos(200_000)),
      'titulo.todos': 'título ejecutivo N.º\u00a01520 del 02/10/2026',
    })
  })

  it('the summary of the debt tells a credit only where there is one', () => {
    const datos = fc.sample(completos, { numRuns: 1, seed: 7 })[0]
    if (datos?.deuda == null) throw new Error('Sin datos')
    const uno = { anio: 2024, vencimiento: fecha('2024-01-10') }
    const debe = { ...uno, cuota: 1, capital: centavos(80_000), interes: centavos(20_000) }
    const aFavor = { ...uno, cuota: 2, capital: centavos(-10_000), interes: centavos(0) }
    const resumen = (...periodos: readonly (typeof debe)[]) =>
      computeValoresDeEscrito({
        ...datos,
        deuda: {
          ...{ liquidadoAl: datos.hoy, vieja: null },
          periodos: periodos.map((p) => ({ ...p, total: centavos(p.capital + p.interes) })),
        },
      }).campos['deuda.resumen']?.replaceAll('\u00a0', ' ')
    expect(resumen(debe)).toBe('Capital: $ 800,00. Interés: $ 200,00. Total: $ 1.000,00.')
    expect(resumen(debe, aFavor)).toBe(
      'Capital: $ 800,00. Interés: $ 200,00. Saldo a favor que se descuenta: $ 100,00. Total: $ 900,00.',
    )
  })

  it('the register data of a property are all asked by name, and a business has none', () => {
    const datos = fc.sample(completos, { numRuns: 1, seed: 7 })[0]
    if (datos === undefined) throw new Error('Sin datos')
    const con = (imponible: Partial<DatosDeEscrito['imponible']>) => {
      const otro: DatosDeEscrito = {
        ...datos,
        imponible: {
          ...{ categoria: 'inmueble', numero: '1001', partida: '006-012345' },
          ...{ nomenclatura: 'Circ. I', ubicacion: 'Mitre 1, Barrio Centro', ...imponible },
        },
      }
      const valores = computeValoresDeEscrito(otro)
      return [
        valores.campos['imponible.identificacion']?.replaceAll('\u00a0', ' '),
        findFaltasDeEscrito(['imponible.identificacion'], otro, valores),
      ]
    }
    expect(con({})).toEqual([
      'Inmueble N.º 1001, partida 006-012345, nomenclatura catastral Circ. I, ubicado en Mitre 1, Barrio Centro',
      [],
    ])
    expect(con({ categoria: 'comercio', partida: '', nomenclatura: '' })).toEqual([
      'Comercio N.º 1001, ubicado en Mitre 1, Barrio Centro',
      [],
    ])
    expect(con({ partida: '', nomenclatura: '' })).toEqual([
      '',
      [
        'Falta la partida provincial: complételo en el padrón.',
        'Falta la nomenclatura catastral: complételo en el padrón.',
      ],
    ])
  })

  it('name a letter of the former system by the number that it was printed with', () => {
    const datos = fc.sample(completos, { numRuns: 1, seed: 7 })[0]
    if (datos === undefined) throw new Error('Sin datos')
    const carta = { numero: toNumeroAnterior(240), fecha: datos.hoy, recibida: null }
    expect(computeValoresDeEscrito({ ...datos, carta }).campos['carta.numero']).toBe('240')
  })

  it('a period of unknown interest leaves the capital and the interest empty, and never the total', () => {
    const datos = fc.sample(completos, { numRuns: 1, seed: 7 })[0]
    if (datos?.deuda == null) throw new Error('Sin datos')
    const uno = { anio: 2024, cuota: 1, vencimiento: fecha('2024-01-10') }
    const separado = {
      ...uno,
      ...{ capital: centavos(80_000), interes: centavos(20_000), total: centavos(100_000) },
    }
    const sinSeparar = {
      ...{ ...uno, cuota: 2, capital: centavos(50_000), interes: centavos(0) },
      ...{ total: centavos(50_000), sinSeparar: true as const },
    }
    const periodos = [separado, sinSeparar]
    const otros = { ...datos, deuda: { liquidadoAl: datos.hoy, vieja: null, periodos } }
    const valores = computeValoresDeEscrito(otros)
    expect(valores.campos).toMatchObject({
      ...{ 'deuda.capital': '', 'deuda.interesEnLetras': '' },
      'deuda.total': formatPesos(centavos(150_000)),
    })
    expect(valores.listas.periodos.map((fila) => fila['periodo.capital'])).toEqual([
      formatPesos(centavos(80_000)),
      '',
    ])
    const faltasDe = (...usados: readonly string[]) => findFaltasDeEscrito(usados, otros, valores)
    const falta = interpolar(escritosJudiciales.faltaInteres, { periodos: '2024/02' })
    expect(faltasDe('deuda.total', 'periodos', 'periodo.total')).toEqual([])
    expect(faltasDe('deuda.capital', 'deuda.interes')).toEqual([falta])
    expect(faltasDe('periodos', 'periodo.interes')).toEqual([falta])
  })

  it('the total of the measure is the claim plus its budget', () => {
    const datos = fc.sample(completos, { numRuns: 1, seed: 7 })[0]
    if (datos?.deuda == null) throw new Error('Sin datos')
    const uno = { anio: 2024, cuota: 1, vencimiento: fecha('2024-01-10') }
    const [debe, aFavor] = [
      { ...uno, capital: centavos(80_000), interes: centavos(20_000), total: centavos(100_000) },
      {
        ...{ ...uno, cuota: 2, capital: centavos(-10_000), interes: centavos(0) },
        total: centavos(-10_000),
      },
    ]
    const con = (periodos: readonly (typeof debe)[]) =>
      computeValoresDeEscrito({
        ...datos,
        titulos: [],
        deuda: { liquidadoAl: datos.hoy, vieja: null, periodos },
        presupuesto: parsePorcentaje('30') ?? null,
      })
    const { campos, listas } = con([debe, aFavor])
    expect(campos).toMatchObject({
      'deuda.total': formatPesos(centavos(90_000)),
      'deuda.saldoAFavor': formatPesos(centavos(10_000)),
      'medida.presupuesto': formatPesos(centavos(27_000)),
      'medida.total': formatPesos(centavos(117_000)),
    })
    const saldos = (periodos: readonly (typeof debe)[]) =>
      computeCamposDeLegajo({
        ...{ ...datos, deuda: { liquidadoAl: datos.hoy, vieja: null, periodos } },
      }).filter(({ rotulo }) => rotulo.startsWith('Saldo a favor'))
    expect(saldos([debe, aFavor]).map(({ valor }) => valor)).toEqual([
      formatPesos(centavos(10_000)),
    ])
    expect(saldos([debe])).toEqual([])
    const titulos = [{ numero: 7, fecha: datos.hoy, monto: centavos(200_000) }]
    const conTitulo = { ...datos, titulos, presupuesto: parsePorcentaje('30') ?? null }
    expect(computeValoresDeEscrito(conTitulo).campos).toMatchObject({
      'medida.presupuesto': formatPesos(centavos(60_000)),
      'medida.total': formatPesos(centavos(260_000)),
    })
    expect(listas.periodos.map((fila) => fila['periodo.nombre'])).toEqual(['2024/01'])
    expect(con([aFavor]).campos['deuda.total']).toBe('')
  })
})

describe('marks of a template', () => {
  it('that are not in the catalogue are always refused', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (nombre) => {
        const marca = {
          ...{ nombre, clase: 'campo' as const, lugar: '' },
          ...{ sola: true, enImagen: false },
        }
        const conocido = TODOS.some((campo) => campo === nombre)
        expect(checkMarcas([marca], new Set()).length === 0).toBe(conocido)
      }),
    )
  })

  it('that differ in a letter get the name of the field', () => {
    for (const { nombre, lista } of CAMPOS_DE_ESCRITO) {
      if (lista !== '') continue
      const [motivo] = checkMarcas(marcasDeTexto(`{${nombre}z}`), new Set())
      expect(motivo?.mensaje).toMatch(/¿Quiso decir/)
    }
  })
})
