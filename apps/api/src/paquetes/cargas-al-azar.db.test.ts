import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitTrabajo } from '../../test/padron.ts'
import { dumpRegistro, loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const CARGAS = Number(process.env.CARGAS ?? 5)

let test: TestApp
let admin: string
let claves: { tipo: string; imponible: number; recurso: string }[]
let abogados: string[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const { rows } = await test.open.pool.query(
    `select distinct tipo, imponible, recurso from deuda where legal <> '' order by 1, 2, 3 limit 40`,
  )
  claves = rows
  const vigentes = await test.open.pool.query(
    `select codexterno from abogado where not baja order by 1`,
  )
  abogados = ['', ...vigentes.rows.map(({ codexterno }) => codexterno)]
})
afterAll(() => test.close())

const natural = (max: number) => fc.integer({ min: 0, max })

const noche = fc.record({
  completo: fc.boolean(),
  periodos: fc.uniqueArray(
    fc.record({
      caso: natural(39),
      anio: fc.integer({ min: 2019, max: 2026 }),
      cuota: fc.integer({ min: 1, max: 6 }),
      centavos: natural(9_999_999),
      estado: fc.constantFrom('PENDIENTE', 'CANCELADA'),
      situacion: natural(5),
      abogado: natural(99),
    }),
    {
      minLength: 1,
      maxLength: 12,
      selector: ({ caso, anio, cuota }) => `${caso}-${anio}-${cuota}`,
    },
  ),
  situaciones: fc.uniqueArray(
    fc.record({ caso: natural(39), dia: fc.integer({ min: 1, max: 28 }), situacion: natural(5) }),
    { maxLength: 4, selector: ({ caso, dia }) => `${caso}-${dia}` },
  ),
  titulos: fc.array(
    fc.record({ caso: natural(39), dia: fc.integer({ min: 1, max: 28 }), anulado: fc.boolean() }),
    { maxLength: 3 },
  ),
  actuaciones: fc.array(
    fc.record({ caso: natural(39), dia: fc.integer({ min: 1, max: 28 }), tipo: natural(99) }),
    { maxLength: 4 },
  ),
  cartas: fc.array(
    fc.record({ caso: natural(39), dia: fc.integer({ min: 1, max: 28 }), anulada: fc.boolean() }),
    { maxLength: 3 },
  ),
  convenios: fc.array(fc.record({ caso: natural(39), dia: fc.integer({ min: 1, max: 28 }) }), {
    maxLength: 3,
  }),
})
type Noche = typeof noche extends fc.Arbitrary<infer T> ? T : never

let numero = 0

const buildNoche = async ({
  completo,
  periodos,
  situaciones,
  titulos,
  actuaciones,
  cartas,
  convenios,
}: Noche): Promise<Buffer> => {
  const { rows } = await test.open.pool.query<{ codigo: string }>(
    'select codigo from situacion order by 1',
  )
  const claveDe = (caso: number) => {
    const { tipo, imponible, recurso } = claves[caso % claves.length] as (typeof claves)[number]
    return { TIPO: tipo, IMPONIBLE: imponible, RECURSO: recurso }
  }
  const situacionDe = (n: number) => rows[n % rows.length]?.codigo ?? ''
  const abogadoDe = (n: number) => abogados[n % abogados.length] ?? ''
  const deuda = periodos.map(({ caso, anio, cuota, centavos, estado, situacion, abogado }) => ({
    ...{ ...claveDe(caso), ANIO: anio, CUOTA: cuota, VENCIMIENTO: `${anio}-0${cuota}-10` },
    ...{ CAPITAL: (centavos / 100).toFixed(2), INTERES: '0.00', ESTADO: estado },
    ...{ SITUACION: situacionDe(situacion), LEGAL: abogadoDe(abogado) },
  }))
  const historia = situaciones.map(({ caso, dia, situacion }) => ({
    ...{ ...claveDe(caso), FECHA: `2026-10-${String(dia).padStart(2, '0')}` },
    ...{ SITUACION: situacionDe(situacion), LEGAL: abogadoDe(caso) },
  }))
  const emitidos = titulos.map(({ caso, dia, anulado }) => {
    numero += 1
    const fecha = `2025-0${(dia % 9) + 1}-${String(dia).padStart(2, '0')}`
    return {
      ...{ NUMERO: numero, ...claveDe(caso), FECHA: fecha, ABOGADO: abogadoDe(caso) },
      ...{ PERIODOS: '2020/1', TOTAL: '10.00', ANULADO: anulado ? '2026-10-01' : '' },
    }
  })
  const tipos = (
    await test.open.pool.query<{ tp_id: number }>('select tp_id from tipo_etapa order by 1')
  ).rows
  const hechas = actuaciones.map(({ caso, dia, tipo }) => {
    numero += 1
    return {
      ...{ NUMERO: numero, ...claveDe(caso), FECHA: `2026-0${(dia % 9) + 1}-15` },
      ...{ TP_ID: tipos[tipo % tipos.length]?.tp_id ?? 0, ABOGADO: abogados[1 + (caso % 3)] ?? '' },
      VENCEMEDIDA: dia % 2 === 0 ? `2027-01-${String(dia).padStart(2, '0')}` : '',
    }
  })
  const enviadas = cartas.map(({ caso, dia, anulada }) => {
    numero += 1
    const fecha = `2026-0${(dia % 9) + 1}-16`
    return {
      carta: {
        ...{ NUMERO: numero, FECHA: fecha, ABOGADO: abogados[1 + (caso % 3)] ?? '' },
        ...{ DEUDOR: 'PAZ, Ana', TOTAL: '10.00', ACUSE: anulada ? '' : 'recibida' },
        ...{ ACUSE_FECHA: anulada ? '' : '2026-10-20', ANULADA: anulada ? '2026-10-01' : '' },
      },
      imponible: { CARTA: numero, ...claveDe(caso) },
    }
  })
  const firmados = convenios.map(({ caso, dia }) => {
    numero += 1
    const clave = { CONVENIO: `${numero}/25`, ...claveDe(caso) }
    return {
      convenio: {
        ...{ NUMERO: `${numero}/25`, FECHA: `2025-0${(dia % 9) + 1}-16`, FIRMANTE: 'PAZ, Ana' },
        ...{ ABOGADO: abogados[1 + (caso % 3)] ?? '', VIGENCIA: dia % 2 ? 'vigente' : 'caduco' },
      },
      plan: { ...clave, PLAN_TIPO: 'VIEJO', CUOTAS: 3, MONTO: '10.00' },
      periodo: { ...clave, ANIO: 1900 + (numero % 200), CUOTA: numero % 100, CAPITAL: '10.00' },
    }
  })
  return zipDePrueba(
    {
      deuda,
      ...(historia.length > 0 && { situaciones_hist: historia }),
      ...(emitidos.length > 0 && { titulos_emitidos: emitidos }),
      ...(hechas.length > 0 && { actuaciones_anteriores: hechas }),
      ...(enviadas.length > 0 && {
        cartas_anteriores: enviadas.map(({ carta }) => carta),
        cartas_anteriores_imponibles: enviadas.map(({ imponible }) => imponible),
      }),
      ...(firmados.length > 0 && {
        convenios_anteriores: firmados.map(({ convenio }) => convenio),
        convenios_anteriores_planes: firmados.map(({ plan }) => plan),
        convenios_anteriores_periodos: firmados.map(({ periodo }) => periodo),
      }),
    },
    { modos: completo ? { deuda: 'completo' } : {} },
  )
}

const countDiferencias = async (): Promise<unknown> => {
  const response = await test.call('POST', '/api/casos/verificar', admin)
  const { resumen } = await waitTrabajo(test, admin, response.json().id)
  return resumen
}

describe('random loads of a package', () => {
  it('leave every case as the rules say, and the same load again changes nothing', {
    timeout: 180_000 + CARGAS * 10_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(noche, async (una) => {
        const zip = await buildNoche(una)
        const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, zip, {
          bajasHasta: '100',
        })
        expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({
          ...{ error: null, motivos: [] },
        })
        expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
        const antes = await dumpRegistro(test.open.pool)
        const otra = await loadPaqueteDePrueba(test, admin, zip, { bajasHasta: '100' })
        expect(otra.carga.efectos).toEqual([])
        expect(await dumpRegistro(test.open.pool)).toEqual(antes)
      }),
      { numRuns: CARGAS },
    )
  })

  it('once undone, leave every row and every case equal to before (D192)', {
    timeout: 180_000 + CARGAS * 10_000,
  }, async () => {
    const { pool } = test.open
    const readLiquidado = async () =>
      (await pool.query("select * from parametro where clave = 'registro.liquidadoAl'")).rows
    await fc.assert(
      fc.asyncProperty(noche, fc.boolean(), async (una, dosVeces) => {
        const zip = await buildNoche(una)
        const antes = [await dumpRegistro(pool), await readLiquidado()]
        const { carga } = await loadPaqueteDePrueba(test, admin, zip, { bajasHasta: '100' })
        const deshacer = () => test.call('POST', `/api/paquetes/${carga.id}/deshacer`, admin)
        const pedidos = await Promise.all(dosVeces ? [deshacer(), deshacer()] : [deshacer()])
        const aceptado = pedidos.find(({ statusCode }) => statusCode === 200)
        expect(aceptado?.statusCode, pedidos[0]?.body).toBe(200)
        const { estado, error } = await waitTrabajo(test, admin, aceptado?.json().id)
        expect({ estado, error }).toEqual({ estado: 'terminado', error: null })
        const ahora = [await dumpRegistro(pool), await readLiquidado()]
        expect(ahora).toEqual(antes)
        expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
      }),
      { numRuns: CARGAS },
    )
  })

  it('of two equal loads sent at once, one changes the register and the other finds nothing to change', async () => {
    const zip = await buildNoche({
      completo: false,
      periodos: [
        {
          ...{ caso: 1, anio: 2018, cuota: 3, centavos: 12_345 },
          ...{ estado: 'PENDIENTE', situacion: 0, abogado: 1 },
        },
      ],
      situaciones: [],
      titulos: [{ caso: 2, dia: 3, anulado: false }],
      actuaciones: [{ caso: 2, dia: 3, tipo: 1 }],
      cartas: [{ caso: 2, dia: 3, anulada: false }],
      convenios: [{ caso: 2, dia: 3 }],
    })
    const dos = await Promise.all([0, 1].map(() => loadPaqueteDePrueba(test, admin, zip)))
    expect(dos.map(({ carga }) => carga.estado)).toEqual(['aplicada', 'aplicada'])
    const nuevos = dos.map(({ carga }) => carga.archivos[0]?.nuevos)
    expect([...nuevos].sort()).toEqual([0, 1])
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })
})
