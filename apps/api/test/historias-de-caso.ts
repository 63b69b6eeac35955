import {
  type ActuacionDeCaso,
  addDays,
  centavos,
  claseDeSituacion,
  type Fecha,
  type FechasDeMesa,
  FILAS_INICIALES,
  type FilaDeParametro,
  fecha,
  reglasDeInstancia,
  SITUACIONES_DE_INICIO,
  type TiempoDeEtapa,
  type TramiteDeMedida,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { actuacion } from '../src/actuaciones/actuacion-table.ts'
import type { ClaveDeCaso } from '../src/casos/clave-de-caso.ts'
import type { CasoConocido } from '../src/casos/historias-repo.ts'
import { refreshTodosLosCasos } from '../src/casos/refresh-casos.ts'
import { situacionAprendida } from '../src/casos/situacion-aprendida-table.ts'
import { deuda } from '../src/padron/deuda-table.ts'
import { parametro } from '../src/parametros/parametro-table.ts'
import { insertRows } from '../src/platform/db/insert-rows.ts'
import type { Db, Tx } from '../src/platform/db/queryable.ts'
import { titulo } from '../src/titulos/titulo-table.ts'
import { type Azar, createAzar } from './azar.ts'

const TIEMPOS: readonly (TiempoDeEtapa | null)[] = [
  null,
  { tiempo: 1_439, unidad: 'minute' },
  { tiempo: 1_440, unidad: 'minute' },
  { tiempo: 23, unidad: 'hour' },
  { tiempo: 24, unidad: 'hour' },
  { tiempo: 49, unidad: 'hour' },
  { tiempo: 1, unidad: 'day' },
  { tiempo: 30, unidad: 'day' },
  { tiempo: 9_999, unidad: 'day' },
  { tiempo: 1, unidad: 'year' },
  { tiempo: 4, unidad: 'year' },
  { tiempo: 9_999, unidad: 'year' },
]
const GRUPOS = [1, 2, 3]
/**
 * Types of legal action that decide when a lawsuit lapses for inactivity and when a precautionary measure expires.
 * Types 18 and 3 are listed twice, so that they are more frequent in the random histories.
 */
const FIJOS = [18, 18, 1, 4, 3, 3, 5].map((tpId) => ({ tpId, gpId: 3, tiempo: null }))
const TIPOS = GRUPOS.flatMap((gpId) =>
  TIEMPOS.map((tiempo, i) => ({ tpId: gpId * 100 + i, gpId, tiempo })),
)
const TODOS = [...TIPOS, ...FIJOS, ...FIJOS]
const INICIO = 19
const SITUACIONES = ['GL', 'TE', 'PP', 'NO']
const ABOGADOS = ['A01', 'A02', 'A03']

/** Dates near the limits of the rules: leap days, the turn of a year, and both ends of the calendar. */
const RAROS = ['2028-02-28', '2028-02-29', '2028-03-01', '2027-02-28', '2025-12-31', '1999-12-31']
const EXTREMOS = ['1800-01-01', '9999-12-30', '9999-12-31']

const FECHAS: readonly FechasDeMesa[] = [
  { fechaInicial: fecha('2026-01-01'), sinEvaluar: fecha('2025-01-01') },
  { fechaInicial: fecha('2028-02-29'), sinEvaluar: fecha('2027-02-28') },
  { fechaInicial: fecha('2026-06-15'), sinEvaluar: null },
  { fechaInicial: null, sinEvaluar: fecha('2025-01-01') },
  { fechaInicial: null, sinEvaluar: null },
  { fechaInicial: fecha('2026-01-01'), sinEvaluar: fecha('2026-01-01') },
]

/**
 * Court recesses in addition to those of January. Some are near the dates of the cases, two overlap, and one is
 * cancelled.
 */
const FERIAS: readonly (readonly [string, string])[] = [
  ['2026-06-15', '2026-06-20'],
  ['2026-06-18', '2026-06-25'],
  ['2026-07-20', '2026-07-31'],
  ['2026-04-10', '2026-04-09'],
  ['2028-02-29', '2028-02-29'],
]

const diaAlAzar = (azar: Azar, { fechaInicial, sinEvaluar }: FechasDeMesa): Fecha => {
  const n = azar.hasta(100)
  if (n < 2) return fecha(azar.elegir(EXTREMOS))
  if (n < 20) return fecha(azar.elegir(RAROS))
  const borde = azar.elegir([fechaInicial, sinEvaluar, fecha('2026-01-01')])
  return addDays(borde ?? fecha('2026-06-15'), n < 80 ? azar.hasta(3) - 1 : azar.hasta(800) - 400)
}

const veces = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i))

export interface CasoAlAzar {
  readonly clave: ClaveDeCaso
  readonly conocido: CasoConocido
}

let ids = 0
const nuevo = (cuantos: number): number => {
  ids += cuantos
  return ids
}

type DeudaAlAzar = Pick<CasoConocido, 'deuda'> &
  Required<Pick<CasoConocido['historia'], 'periodos'>>

/** Creates the debt of a case. One case in three has debt assigned to a lawyer, and one in three has no unpaid debt. */
const deudaAlAzar = (azar: Azar, dia: () => Fecha): DeudaAlAzar => {
  const clase = azar.hasta(3)
  if (clase === 0) return { deuda: { legal: null, total: 0 }, periodos: [] }
  const legal = azar.elegir(ABOGADOS)
  const cancelada = dia()
  const paga = { legal: 'A01', cobranza: null, cancelada }
  if (clase === 1) {
    const abiertos = ['A03', legal].map((suyo) => ({ ...paga, legal: suyo, cancelada: null }))
    const total = azar.hasta(900_000) + 1
    return { deuda: { legal, total }, periodos: [...abiertos, paga] }
  }
  const cobrada = { legal, cobranza: azar.hasta(2) === 0 ? dia() : null, cancelada: dia() }
  return { deuda: { legal, total: 0 }, periodos: [{ ...paga, legal: 'A03' }, cobrada] }
}

/**
 * Gives a precautionary measure its progress: requested, ordered to a bank, or neither. The id of the legal action
 * decides. A random number would change the random data of the other tests.
 */
const tramiteDe = ({
  id,
  fecha,
  tpId,
  medida,
}: Pick<ActuacionDeCaso, 'id' | 'fecha' | 'tpId' | 'medida'>): TramiteDeMedida | null => {
  if (![3, 5].includes(tpId)) return null
  const inscripcion = medida?.inscripcion ?? ''
  const nada = { pedida: null, resuelta: null, recibido: null, respondido: null }
  const datos = { medida: 'Embargo', oficio: '', inscripcion, ...nada }
  if (id % 3 === 0) return { ...datos, pedida: fecha }
  return id % 3 === 1 ? { ...datos, oficio: id % 2 === 0 ? '' : '9/26', recibido: fecha } : datos
}

const casoAlAzar = (azar: Azar, clave: ClaveDeCaso, fechas: FechasDeMesa): CasoAlAzar => {
  const dia = () => diaAlAzar(azar, fechas)
  // Gives the events of a case ids that follow neither their dates nor the order of insertion. A rule that wrongly
  // orders by id instead of date then fails the tests.
  const base = nuevo(10)
  const id = (i: number) => base + ((i * 7) % 10)
  const sucesos = veces(azar.hasta(4), (i) => {
    const suceso = { id: id(i), fecha: dia(), situacion: azar.elegir(SITUACIONES) }
    return { ...suceso, clase: claseDeSituacion(SITUACIONES_DE_INICIO, suceso.situacion) }
  })
  const situaciones = [
    ...new Map(sucesos.map((una) => [`${una.fecha} ${una.situacion}`, una])).values(),
  ]
  const aprendido = azar.hasta(10) === 0
  const propias = aprendido ? situaciones.map((una, i) => ({ ...una, id: i + 1 })) : situaciones
  const actuaciones = veces(azar.hasta(4), (i) => {
    const { tpId, gpId, tiempo } = azar.elegir(TODOS)
    const una = {
      id: id(i),
      fecha: dia(),
      tpId,
      gpId,
      etapa: `Etapa ${tpId}`,
      tiempo,
      vigente: azar.hasta(4) > 0,
      medida:
        [3, 5].includes(tpId) && azar.hasta(4) > 0
          ? { nombre: 'Embargo', inscripcion: azar.elegir(['', '7/21', '8/21']), vence: dia() }
          : null,
    }
    return { ...una, tramite: tramiteDe(una) }
  })
  const titulos = veces(Math.max(0, azar.hasta(6) - 3), () => ({
    dia: dia(),
    anulado: azar.hasta(3) === 0 ? fecha('2026-11-01') : null,
  })).filter((uno) => uno.dia > '2010' && uno.dia < '9999')
  const vigentes = titulos
    .filter(({ anulado }) => anulado === null)
    .map((uno) => uno.dia)
    .sort()
  const { deuda, periodos } = deudaAlAzar(azar, dia)
  return {
    clave,
    conocido: {
      historia: { situaciones: propias, actuaciones, titulo: vigentes.at(-1) ?? null, periodos },
      titulos,
      bajas: new Map(),
      deuda,
      legales: new Map(propias.map((una) => [una.id, azar.elegir(['', ...ABOGADOS])])),
      abogados: new Map(actuaciones.map((una) => [una.id, azar.elegir(ABOGADOS)])),
      sabido: aprendido ? new Date('2026-11-20T15:00:00Z') : null,
    },
  }
}

export const prepareHistorias = async (db: Db): Promise<void> => {
  await db.execute(sql`
    truncate situacion_historica, actuacion, titulo, titulo_lote, deuda, caso, situacion_aprendida cascade`)
  for (const { tpId, gpId, tiempo } of TIPOS)
    await db.execute(sql`insert into tipo_etapa (tp_id, gp_id, nombre, tiempo, tipo_tiempo)
      values (${tpId}, ${gpId}, ${`Etapa ${tpId}`}, ${tiempo?.tiempo ?? null}, ${tiempo?.unidad ?? null})`)
  await db.execute(
    sql`update tipo_etapa set tiempo = null, tipo_tiempo = null where tp_id in (1, 3, 4, 5, 18)`,
  )
  await db.execute(sql`
    insert into titulo_lote (id, archivo, categoria, desde, hasta, cantidad, total, planilla, version, dni, creado)
    values (${LOTE}, 'x.zip', 'inmueble', 1, 1, 1, 1, '', 1, '20000001', now())`)
}

const LOTE = '00000000-0000-4000-8000-000000000001'

/**
 * Saves legal and time parameters in the database, chosen by `ronda`, the number of the test's repetition. Returns them
 * in the form that the rules of `@apremia/core` take.
 */
export const changeReglas = async (db: Db, ronda: number) => {
  const fechas = FECHAS[ronda % FECHAS.length] as FechasDeMesa
  const inicio = TIEMPOS[(ronda * 5) % TIEMPOS.length] as TiempoDeEtapa | null
  await db.execute(sql`delete from parametro where clave in ('FECHA_INICIAL', 'SIN_EVALUAR')`)
  for (const [clave, valor] of [
    ['FECHA_INICIAL', fechas.fechaInicial],
    ['SIN_EVALUAR', fechas.sinEvaluar],
  ] as const)
    if (valor !== null)
      await db.execute(sql`insert into parametro (clave, vigente_desde, valor)
        values (${clave}, '2000-01-01', '1990-01-01'), (${clave}, '2026-01-01', ${valor})`)
  await db.execute(sql`update tipo_etapa set tiempo = ${inicio?.tiempo ?? null},
    tipo_tiempo = ${inicio?.unidad ?? null} where tp_id = ${INICIO}`)
  const filas: FilaDeParametro[] = [
    ...FERIAS.slice(ronda % FERIAS.length).map(([desde, valor]) => ({
      ...{ clave: 'juicio.feriaHasta' as const, vigenteDesde: fecha(desde), valor },
    })),
    ...(ronda % 2 === 0
      ? [
          {
            clave: 'juicio.mesesDeCaducidad',
            vigenteDesde: fecha('2026-06-15'),
            valor: '6',
          } as const,
        ]
      : []),
  ]
  await db.execute(sql`delete from parametro where clave like 'juicio.%'`)
  await insertRows(db, parametro, filas)
  return { fechas, inicio, instancia: reglasDeInstancia([...FILAS_INICIALES, ...filas]) }
}

/** Saves the random cases with foreign keys off, because the register of properties has no rows for these cases. */
export const saveHistorias = (db: Db, casos: readonly CasoAlAzar[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await insertHistorias(tx, casos)
  })

const datoDe = ({
  medida,
  tramite,
  tribunal,
}: Pick<ActuacionDeCaso, 'medida' | 'tramite' | 'tribunal'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      tipomedida: medida?.nombre ?? tramite?.medida,
      inscripcion: medida?.inscripcion || tramite?.inscripcion,
      vencemedida: medida?.vence,
      oficio: tramite?.oficio,
      pedidomedida: tramite?.pedida,
      resuelvemedida: tramite?.resuelta,
      recibeoficio: tramite?.recibido,
      respondeoficio: tramite?.respondido,
      ...tribunal,
    }).flatMap(([clave, valor]) => (valor ? [[clave, valor]] : [])),
  )

const insertHistorias = async (db: Tx, casos: readonly CasoAlAzar[]): Promise<void> => {
  const situaciones = casos.flatMap(({ clave, conocido: { historia, sabido, legales } }) =>
    sabido === null
      ? historia.situaciones.map((una) => ({ ...clave, ...una, legal: legales.get(una.id) ?? '' }))
      : [],
  )
  await db.execute(sql`
    insert into situacion_historica (id, tipo, imponible, recurso, fecha, situacion, legal) overriding system value
    select x.* from json_to_recordset(${JSON.stringify(situaciones)}::json)
      as x(id int, tipo text, imponible int, recurso text, fecha date, situacion text, legal text)`)
  await insertRows(
    db,
    situacionAprendida,
    casos.flatMap(({ clave, conocido: { historia, sabido, legales } }) =>
      sabido === null
        ? []
        : {
            ...clave,
            sabido,
            situaciones: historia.situaciones.map(({ id, fecha, situacion, clase }) => ({
              ...{ fecha, situacion, clase },
              legal: legales.get(id) ?? '',
            })),
          },
    ),
  )
  await insertRows(
    db,
    actuacion,
    casos.flatMap(({ clave, conocido: { historia, abogados } }) =>
      historia.actuaciones.map(({ id, fecha, tpId, gpId, vigente, ...datos }) => ({
        ...{ ...clave, id, fecha, tpId, gpId, vigente },
        dato: datoDe(datos),
        abogado: abogados.get(id) ?? '',
      })),
    ),
  )
  await insertRows(
    db,
    titulo,
    casos.flatMap(({ clave, conocido }) =>
      conocido.titulos.map((uno, i) => {
        const numero = nuevo(1)
        return {
          numero,
          lote: LOTE,
          categoria: clave.tipo === 'I' ? ('inmueble' as const) : ('comercio' as const),
          imponible: String(clave.imponible),
          recurso: clave.recurso,
          abogado: 'A01',
          contribuyente: '',
          periodos: [],
          total: 1,
          datos: {} as never,
          codigoVerificacion: String(numero),
          dni: '20000001',
          // Half of the executive titles are created in the first second of a day in Buenos Aires. The others are
          // created in the last second. Buenos Aires is three hours behind UTC.
          creado: (i % 2 === 0
            ? `${uno.dia}T00:00:00-03:00`
            : `${uno.dia}T23:59:59-03:00`) as unknown as Date,
          anulado: uno.anulado as unknown as Date | null,
        }
      }),
    ),
  )
  await insertRows(
    db,
    deuda,
    casos.flatMap(({ clave, conocido: { historia, deuda: suya } }) => {
      const periodos = historia.periodos ?? []
      const abiertos = periodos.filter(({ cancelada }) => cancelada === null)
      return periodos.map((uno, i) => ({
        ...{ ...clave, anio: 2020 + i, cuota: 1, vencimiento: fecha('2020-01-01') },
        capital: centavos(uno === abiertos[0] ? suya.total - abiertos.length + 1 : 1),
        interes: centavos(0),
        estado: uno.cancelada === null ? ('PENDIENTE' as const) : ('CANCELADA' as const),
        ...{
          situacion: 'GL',
          legal: uno.legal,
          fechaCobranza: uno.cobranza,
          cancelada: uno.cancelada,
        },
      }))
    }),
  )
  // Each case has an unpaid tax period without a lawyer, which the rules must ignore.
  await insertRows(
    db,
    deuda,
    casos.flatMap(({ clave }) => ({
      ...{ ...clave, anio: 2024, cuota: 1, vencimiento: fecha('2020-01-01') },
      ...{ capital: centavos(7_000), interes: centavos(0), estado: 'PENDIENTE' as const },
      ...{ situacion: 'GL', legal: '' },
    })),
  )
}

export const createHistorias = async (
  db: Db,
  options: {
    readonly semilla: number
    readonly desde: number
    readonly cantidad: number
    readonly fechas: FechasDeMesa
  },
): Promise<CasoAlAzar[]> => {
  const azar = createAzar(options.semilla)
  const casos = veces(options.cantidad, (i) => {
    const tipo = i % 4 === 3 ? ('C' as const) : ('I' as const)
    const clave = { tipo, imponible: options.desde + i, recurso: tipo === 'I' ? 'AB' : 'SE' }
    return casoAlAzar(azar, clave, options.fechas)
  })
  await saveHistorias(db, casos)
  return casos
}

export const createCasosAlAzar = async (
  db: Db,
  { semilla, cantidad }: { readonly semilla: number; readonly cantidad: number },
): Promise<void> => {
  await prepareHistorias(db)
  const { fechas } = await changeReglas(db, 0)
  await createHistorias(db, { semilla, desde: 1, cantidad, fechas })
  await db.transaction(refreshTodosLosCasos)
}
