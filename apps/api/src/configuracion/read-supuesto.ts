import type { Contract, QueryOf } from '@apremia/api-client'
import { fechaEnZona, textos, validateFechaDeMesa, validateTiempo } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Supuesto } from '../casos/derivar.ts'
import type { Pregunta } from '../casos/efecto.ts'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { tiempoRechazado } from '../etapas/tiempo-rechazado.ts'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import type { Db } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'

type Query = QueryOf<Contract['getEfecto']>

/** What is supposed, refused for what saving it would be refused for. */
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

export const readPregunta = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  query: Query,
): Promise<Pregunta> => ({
  supuesto: await readSupuesto(db, query),
  hoy: fechaEnZona(ahora()),
})
