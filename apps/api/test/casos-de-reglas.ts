import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ActuacionDeCaso,
  FILAS_INICIALES,
  fecha,
  reglasDeInstancia,
  writeAmbito,
} from '@apremia/core'
import { type CasoDeRegla, readArchivoDeCasos, readCasoDeHistoria } from '@apremia/reglas'
import { sql } from 'drizzle-orm'
import { parse } from 'yaml'
import { caso } from '../src/casos/caso-table.ts'
import { refreshCasos } from '../src/casos/refresh-casos.ts'
import { diaInhabil } from '../src/dias-inhabiles/dia-inhabil-table.ts'
import { parametro } from '../src/parametros/parametro-table.ts'
import { insertRows } from '../src/platform/db/insert-rows.ts'
import type { Db } from '../src/platform/db/queryable.ts'
import { saveConveniosEnRiesgo } from './convenios-en-riesgo.ts'
import { type CasoAlAzar, saveHistorias } from './historias-de-caso.ts'

const CARPETA = fileURLToPath(new URL('../../../fixtures/reglas/caso/', import.meta.url))

export const REGLAS_DE_HISTORIA = [
  ...(['tipo', 'solapa', 'plazo', 'color', 'estado-de-plazo'] as const),
  ...(['vencimientos', 'limite'] as const),
  ...(['fechas', 'ventana'] as const),
  ...(['antiguedad', 'filtros-externos', 'caducidad', 'medida'] as const),
  ...(['resolucion', 'banco', 'convenio', 'saldada'] as const),
  'explicar',
] as const
export type ReglaDeHistoria = (typeof REGLAS_DE_HISTORIA)[number]

export const casosDeHistoria = (regla: ReglaDeHistoria): readonly CasoDeRegla[] =>
  readArchivoDeCasos(parse(readFileSync(`${CARPETA}${regla}.yaml`, 'utf8'))).casos

/**
 * Returns the rules that are missing from the list `REGLAS_DE_HISTORIA`. The list must have every rule whose test cases
 * have a history (situations, legal actions or tax periods).
 */
export const olvidadas = (): string[] =>
  readdirSync(CARPETA)
    .map((archivo) => basename(archivo, '.yaml'))
    .filter((regla) => !(REGLAS_DE_HISTORIA as readonly string[]).includes(regla))
    .filter((regla) =>
      /\b(situaciones|actuaciones|periodos):(?: \[|$)/m.test(
        readFileSync(`${CARPETA}${regla}.yaml`, 'utf8'),
      ),
    )

const CODIGOS = { gestionLegal: 'GL', tituloEjecutivo: 'TE', planDePagos: 'PP', otra: 'NO' }
/**
 * Types of legal action that the rules name by their number, such as 18. When an action of a test case has one of these
 * types, it keeps the number. Any other type gets a new number.
 */
const FIJOS = [1, 3, 4, 5, 18]

const saveTipos = async (db: Db, actuaciones: readonly ActuacionDeCaso[]): Promise<void> => {
  for (const { tpId, gpId, etapa, tiempo } of actuaciones)
    await db.execute(sql`insert into tipo_etapa (tp_id, gp_id, nombre, tiempo, tipo_tiempo)
      values (${tpId}, ${gpId}, ${etapa}, ${tiempo?.tiempo ?? null}, ${tiempo?.unidad ?? null})
      on conflict (tp_id) do update set gp_id = excluded.gp_id, nombre = excluded.nombre,
        tiempo = excluded.tiempo, tipo_tiempo = excluded.tipo_tiempo`)
}

const saveReglas = async (
  db: Db,
  { fechas, inicio, filas }: ReturnType<typeof readCasoDeHistoria>,
): Promise<void> => {
  const { fechaInicial, sinEvaluar } = fechas
  const siempre = fecha('1900-01-01')
  const dePlazo = [
    ...(fechaInicial ? [['FECHA_INICIAL', fechaInicial] as const] : []),
    ...(sinEvaluar ? [['SIN_EVALUAR', sinEvaluar] as const] : []),
  ].map(([clave, valor]) => ({ clave, vigenteDesde: siempre, valor }))
  await db.execute(sql`delete from parametro
    where clave in ('FECHA_INICIAL', 'SIN_EVALUAR') or clave like 'juicio.%'`)
  await insertRows(db, parametro, [...dePlazo, ...filas])
  await db.execute(sql`update tipo_etapa set tiempo = ${inicio?.tiempo ?? null},
    tipo_tiempo = ${inicio?.unidad ?? null} where inicia_apremio`)
}

/**
 * Stores an example case as the only case of the database, and computes its stored state. Returns the case in the form
 * that the rules of `@apremia/core` take.
 */
export const prepareCasoDeRegla = async (db: Db, entrada: unknown, imponible: number) => {
  const leido = readCasoDeHistoria(entrada)
  const { historia, fechas, inicio, filas, inhabiles, hoy, dia, enRiesgo } = leido
  const base = imponible * 20
  const actuaciones = historia.actuaciones.map((una, i) => ({
    ...una,
    id: base + una.id,
    tpId: FIJOS.includes(una.tpId) ? una.tpId : base + 1_000 + i,
  }))
  const situaciones = historia.situaciones.map((una) => ({
    ...una,
    id: base + una.id,
    situacion: CODIGOS[una.clase],
  }))
  const clave = { tipo: 'I', imponible, recurso: 'AB' } as const
  const { titulo, periodos = [] } = historia
  const enGestion = periodos.filter(({ legal }) => legal !== '')
  const abiertos = enGestion.filter(({ cancelada }) => cancelada === null)
  const legal = (abiertos.at(-1) ?? enGestion.at(-1))?.legal ?? null
  const uno: CasoAlAzar = {
    clave,
    conocido: {
      historia: { situaciones, actuaciones, titulo, periodos },
      titulos: titulo === null ? [] : [{ dia: titulo, anulado: null }],
      bajas: new Map(),
      deuda: { legal, total: abiertos.length },
      legales: new Map(situaciones.map(({ id }) => [id, 'A01'])),
      abogados: new Map(actuaciones.map(({ id }) => [id, 'A01'])),
      sabido: null,
    },
  }
  await saveTipos(db, actuaciones)
  await saveReglas(db, leido)
  await saveHistorias(db, [uno])
  await db.execute(sql`truncate dia_inhabil`)
  if (inhabiles.length > 0)
    await insertRows(
      db,
      diaInhabil,
      inhabiles.map(({ alcance, lugar, ...una }) => ({
        ...una,
        ambito: writeAmbito({ alcance, lugar }),
      })),
    )
  if (hoy !== null)
    await saveConveniosEnRiesgo(db, clave, { abogado: 'A01', hoy, hasta: enRiesgo ?? [] })
  await db.transaction((tx) => refreshCasos(tx, [clave]))
  const [fila] = await db.select().from(caso).where(sql`${caso.imponible} = ${imponible}`)
  const reglas = {
    fechas,
    inicio,
    inhabiles,
    instancia: reglasDeInstancia([...FILAS_INICIALES, ...filas]),
  }
  return { ...uno, reglas, hoy, dia, enRiesgo, fila: fila ?? null }
}
