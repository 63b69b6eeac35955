import {
  decideLapsoDeEvaluacion,
  type Fecha,
  inicioDeEvaluacion,
  interpolar,
  type LapsoDeEvaluacion,
  parseFecha,
  readMaximosVigentes,
  textos,
} from '@apremia/core'
import { asc, eq } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { readReglasDeCaso } from '../casos/fechas-repo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { VaraConMaximos } from './evaluate-abogados.ts'

interface LapsoPedido {
  readonly desde?: string | undefined
  readonly hasta?: string | undefined
}

export const readLapso = ({ desde, hasta }: LapsoPedido, hoy: Fecha): LapsoDeEvaluacion => {
  const decision = decideLapsoDeEvaluacion(
    parseFecha(desde ?? '') ?? null,
    parseFecha(hasta ?? '') ?? null,
    hoy,
  )
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  return decision.valor
}

/**
 * Reads the rules for an evaluation of lawyers: the time limits, and the maximum percentages of cases that a lawyer may
 * leave undone.
 *
 * @throws AppError 409 while a maximum percentage is not configured
 */
export const loadVara = async (
  db: Queryable,
  lapso: LapsoDeEvaluacion,
  hoy: Fecha,
): Promise<VaraConMaximos> => {
  const maximos = readMaximosVigentes(await listParametros(db), hoy)
  if (!maximos.ok) throw camposRechazados(409, 'sin-maximos', maximos.motivos)
  const { fechas, inicio, etapas } = await readReglasDeCaso(db, hoy)
  return { lapso, fechas, etapas, inicio: inicioDeEvaluacion(inicio), maximos: maximos.valor }
}

/**
 * Returns the names of the lawyers with the given codes. When `codigos` is empty, returns the names of all active
 * lawyers.
 *
 * @throws AppError 400 that lists the unknown codes
 */
export const findEvaluables = async (
  db: Queryable,
  codigos: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { codexterno, apellido, nombre, baja } = abogado
  const filas = await db
    .select({ codexterno, apellido, nombre })
    .from(abogado)
    .where(codigos.length === 0 ? eq(baja, false) : undefined)
    .orderBy(asc(codexterno))
  const nombres = new Map(filas.map((f) => [f.codexterno, `${f.apellido}, ${f.nombre}`]))
  const faltan = codigos.filter((codigo) => !nombres.has(codigo))
  if (faltan.length > 0)
    throw camposRechazados(
      400,
      'campos-invalidos',
      faltan.map((codigo) => ({
        codigo: 'evaluacion.sin-abogado',
        campo: 'abogados',
        mensaje: interpolar(textos.evaluaciones.sinAbogado, { codigo }),
      })),
    )
  return codigos.length === 0
    ? nombres
    : new Map([...nombres].filter(([codigo]) => codigos.includes(codigo)))
}
