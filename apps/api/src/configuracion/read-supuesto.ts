import type { Contract, QueryOf } from '@apremia/api-client'
import {
  decideSituacion,
  fechaEnZona,
  textos,
  validateFechaDeMesa,
  validateTiempo,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Supuesto } from '../casos/derivar.ts'
import type { Pregunta, SituacionSupuesta } from '../casos/efecto.ts'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { tiempoRechazado } from '../etapas/tiempo-rechazado.ts'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import type { Db } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { loadSituaciones } from '../situaciones/situaciones-repo.ts'

type QueryDeCasos = QueryOf<Contract['getEfecto']>
type Query = Omit<QueryDeCasos, 'clave' | 'codigo' | 'detalle' | 'significado'> & {
  readonly clave: Exclude<QueryDeCasos['clave'], 'situacion'>
}

/**
 * Reads a proposed value of the configuration for a dry run. Refuses the value for the same reasons as the call that
 * saves the value.
 */
export const readSupuesto = async (db: Db, query: Query): Promise<Supuesto> => {
  const { clave, valor, tipo, tiempo, tipo_tiempo } = query
  if (clave !== 'etapa') {
    const decision = validateFechaDeMesa(await readFechasDeMesa(db), clave, valor)
    if (decision.ok) return { fechas: decision.valor }
    const motivos = decision.motivos.map((motivo) => ({ ...motivo, campo: 'valor' }))
    throw camposRechazados(400, 'campos-invalidos', motivos)
  }
  const decision = validateTiempo(tiempo, tipo_tiempo)
  if (!decision.ok) throw tiempoRechazado(decision.motivos)
  if ((await db.$count(tipoEtapa, eq(tipoEtapa.tpId, tipo ?? 0))) === 0)
    throw notFound(textos.etapas.noExiste)
  return { tpId: tipo ?? 0, tiempo: decision.valor }
}

/**
 * Reads a proposed change of a legal status of the debt for a dry run. Refuses the change for the same reasons as the
 * call that saves the change.
 */
const readSituacionSupuesta = async (
  db: Db,
  { codigo, detalle, significado }: QueryDeCasos,
): Promise<SituacionSupuesta> => {
  const situaciones = await loadSituaciones(db)
  const guardada = situaciones.get(codigo)
  if (guardada === undefined) throw notFound()
  const situacion = {
    ...guardada,
    detalle: detalle || guardada.detalle,
    clase: significado || guardada.clase,
  }
  const decision = decideSituacion(situacion, { situaciones, nuevo: false })
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  return { situacion }
}

export const readPregunta = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  query: QueryDeCasos,
): Promise<Pregunta> => ({
  supuesto:
    query.clave === 'situacion'
      ? await readSituacionSupuesta(db, query)
      : await readSupuesto(db, { ...query, clave: query.clave }),
  hoy: fechaEnZona(ahora()),
})
