import {
  buildCasoAEvaluar,
  buildResumenDeCaso,
  type CasoAEvaluar,
  type Cuenta,
  decideCuentas,
  type Fecha,
  fecha,
  findTenencia,
  inicioDeEvaluacion,
  type LapsoDeEvaluacion,
  type TraspasoDeCaso,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type CasoConocido, conocidoAl } from '../src/casos/historias-repo.ts'
import { traspasoDeCaso } from '../src/casos/traspaso-de-caso-table.ts'
import { insertRows } from '../src/platform/db/insert-rows.ts'
import type { Db } from '../src/platform/db/queryable.ts'
import type { CasoAlAzar, changeReglas } from './historias-de-caso.ts'

export interface CasoConManos extends CasoAlAzar {
  readonly traspasos: readonly TraspasoDeCaso[]
}

const DIAS = ['2025-12-31', '2026-01-01', '2026-06-15', '2026-06-16', '2027-02-28', '2028-02-29']
const OTROS = ['A01', 'A02', 'A03']

/**
 * Stores reassignments of some cases to another lawyer, and the deletion day of some legal actions. The changed cases
 * and actions are chosen by their numbers, so every run makes the same changes.
 *
 * @returns the cases with their stored reassignments and deletion days
 */
export const passCasos = async (db: Db, casos: readonly CasoAlAzar[]): Promise<CasoConManos[]> => {
  const dia = (n: number): Fecha => fecha(DIAS[n % DIAS.length] as string)
  const pasados = casos.map((caso): CasoConManos => {
    const { clave, conocido } = caso
    const n = clave.imponible
    const { legal } = conocido.deuda
    const traspasos: TraspasoDeCaso[] = []
    if (legal !== null && n % 3 > 0) {
      const de = OTROS[n % OTROS.length] as string
      traspasos.push({ dia: dia(n), de, a: legal })
      if (n % 5 === 0) {
        const antes = OTROS[(n + 1) % OTROS.length] as string
        traspasos.push({ dia: dia(n + 1), de: antes, a: de })
        traspasos.sort((a, b) => (a.dia < b.dia ? -1 : 1))
      }
    }
    const borradas = conocido.historia.actuaciones.filter(({ vigente, id }) => !vigente && id % 2)
    return {
      clave,
      traspasos,
      conocido: { ...conocido, bajas: new Map(borradas.map(({ id }) => [id, dia(id)])) },
    }
  })
  await insertRows(
    db,
    traspasoDeCaso,
    pasados.flatMap(({ clave, traspasos }) => traspasos.map((uno) => ({ ...clave, ...uno }))),
  )
  const bajas = pasados.flatMap(({ conocido }) =>
    [...conocido.bajas].map(([id, cuando]) => ({ id, cuando: `${cuando}T23:59:59-03:00` })),
  )
  await db.execute(sql`update actuacion a set baja = x.cuando
    from json_to_recordset(${JSON.stringify(bajas)}::json) as x(id int, cuando timestamptz) where a.id = x.id`)
  return pasados
}

const porOrden = (a: { fecha: Fecha; id: number }, b: { fecha: Fecha; id: number }): number =>
  a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1

export interface EvaluadoPorCore {
  readonly abogado: string
  readonly hechos: CasoAEvaluar
  readonly cuentas: readonly Cuenta[]
}

export const evaluateWithCore = (
  conocido: CasoConocido,
  traspasos: readonly TraspasoDeCaso[],
  { fechas, inicio }: Awaited<ReturnType<typeof changeReglas>>,
  lapso: LapsoDeEvaluacion,
): EvaluadoPorCore => {
  const historia = conocidoAl(conocido, lapso.hasta)
  const resumen = buildResumenDeCaso(historia)
  const { abogado, recibido } = findTenencia(
    {
      deuda: conocido.deuda.legal,
      traspasos,
      situaciones: historia.situaciones
        .toSorted(porOrden)
        .map((una) => ({ fecha: una.fecha, legal: conocido.legales.get(una.id) ?? '' })),
      actuacion: resumen.actuacion && (conocido.abogados.get(resumen.actuacion.id) ?? null),
    },
    lapso,
  )
  const hechos = buildCasoAEvaluar(historia, { fechas, inicio }, recibido)
  const reglas = {
    ...lapso,
    fechaInicial: fechas.fechaInicial,
    inicio: inicioDeEvaluacion(inicio),
  }
  return { abogado, hechos, cuentas: decideCuentas(hechos, reglas).valor.cuentas }
}
