import { createHash } from 'node:crypto'
import {
  type CasoEvaluado,
  CUENTAS,
  type Cuenta,
  computeResultado,
  decideCuentas,
  type EvaluacionEscrita,
  formatTiempo,
  type InsumosDeEvaluacion,
  interpolar,
  puedeVerEvaluaciones,
  recomputeEvaluacion as recompute,
  textos,
  writeEvaluacion,
} from '@apremia/core'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import type { evaluacionCaso } from './evaluacion-caso-table.ts'
import { evaluacion } from './evaluacion-table.ts'
import { type FilaDeEvaluacion, maximosDe, toEvaluacion } from './evaluacion-wire.ts'
import {
  codigoDe,
  findCasosDeEvaluacion,
  findEvaluacion,
  findEvaluaciones,
  findTodosLosCasos,
  LA_ULTIMA_PRIMERO,
  toCasoEvaluado,
} from './evaluaciones-repo.ts'
import { propioDe } from './save-evaluaciones.ts'

/** That of somebody else looks as if it did not exist (T16). */
export const visibleEvaluacion = async (db: Db, id: number, sesion: Sesion) => {
  const row = await findEvaluacion(db, id)
  if (row === undefined || !puedeVerEvaluaciones(sesion, row.fila.abogado))
    throw notFound(textos.evaluaciones.noExiste)
  return row
}

export const reglasDe = (fila: FilaDeEvaluacion): InsumosDeEvaluacion['reglas'] => ({
  desde: fila.desde,
  hasta: fila.hasta,
  fechaInicial: fila.fechaInicial,
  inicio: { tiempo: fila.inicioTiempo, unidad: fila.inicioUnidad },
})

const insumosDe = (
  fila: FilaDeEvaluacion,
  casos: readonly CasoEvaluado[],
): InsumosDeEvaluacion => ({
  ...{ version: fila.version, abogado: fila.abogado, actuaciones: fila.actuaciones, casos },
  reglas: reglasDe(fila),
  maximos: maximosDe(fila),
})

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex')

/** An evaluation as it was kept and as it is made again, each with its bytes. */
export const compareEvaluacion = async (db: Queryable, fila: FilaDeEvaluacion) => {
  const filas = await findTodosLosCasos(db, fila.id)
  const insumos = insumosDe(fila, filas.map(toCasoEvaluado))
  const guardada: EvaluacionEscrita = {
    cuentas: fila,
    resultado: fila.resultado,
    casos: filas.map((una) => ({ clave: toCasoEvaluado(una).clave, cuentas: una.cuentas })),
  }
  const nueva = recompute(insumos)
  return {
    ...{ guardada, nueva, casos: filas },
    huella: sha256(writeEvaluacion(insumos, guardada)),
    recalculada: sha256(writeEvaluacion(insumos, nueva)),
  }
}

/** At most this many differences are told one by one. */
const MAX_DIFERENCIAS = 100

const tellDiferencias = (guardada: EvaluacionEscrita, nueva: EvaluacionEscrita): string[] => {
  const { diferencias, cuentas: nombres } = textos.evaluaciones
  const tell = (
    texto: string,
    guardado: string | number,
    recalculado: string | number,
    que = {},
  ) => (guardado === recalculado ? [] : [interpolar(texto, { guardado, recalculado, ...que })])
  const inWords = (cuentas: readonly Cuenta[]) =>
    cuentas.map((una) => nombres[una]).join(', ') || diferencias.ninguna
  const nuevas = new Map(nueva.casos.map(({ clave, cuentas }) => [clave, cuentas]))
  return [
    ...tell(diferencias.resultado, guardada.resultado, nueva.resultado),
    ...CUENTAS.flatMap((cuenta) =>
      tell(diferencias.cuenta, guardada.cuentas[cuenta], nueva.cuentas[cuenta], {
        cuenta: nombres[cuenta],
      }),
    ),
    ...guardada.casos.flatMap(({ clave, cuentas }) =>
      tell(diferencias.caso, inWords(cuentas), inWords(nuevas.get(clave) ?? []), { caso: clave }),
    ),
  ].slice(0, MAX_DIFERENCIAS)
}

const getEvaluacion: Handler<'getEvaluacion'> = async ({ db }, { sesion, params }) => {
  const { fila, nombre } = await visibleEvaluacion(db, params.id, sesion)
  const { huella } = await compareEvaluacion(db, fila)
  const [quien] = await db.select().from(usuario).where(eq(usuario.dni, fila.dni))
  return {
    ...toEvaluacion(fila, nombre),
    momento: fila.momento.toISOString(),
    usuario: quien ? `${quien.apellido}, ${quien.nombre}` : '',
    ...{ version: fila.version, fechaInicial: fila.fechaInicial, sinEvaluar: fila.sinEvaluar },
    inicio: formatTiempo(reglasDe(fila).inicio),
    huella,
    frase: computeResultado(fila, maximosDe(fila)).frase,
  }
}

/** A case as the calls show it, with why it is where it is. */
export const toCasoConPorque = (
  fila: Omit<typeof evaluacionCaso.$inferSelect, 'evaluacion'>,
  reglas: InsumosDeEvaluacion['reglas'],
) => {
  const { tipo, imponible, recurso, recibido, cuentas } = fila
  const { hechos } = toCasoEvaluado({ ...fila, evaluacion: 0 })
  return {
    ...{ tipo, imponible, recurso, recibido, cuentas },
    porque: decideCuentas(hechos, reglas).frase,
  }
}

const listCasosDeEvaluacion: Handler<'listCasosDeEvaluacion'> = async (
  { db },
  { sesion, params, query },
) => {
  const { fila } = await visibleEvaluacion(db, params.id, sesion)
  const { rows, total } = await findCasosDeEvaluacion(db, params.id, query)
  return { rows: rows.map((una) => toCasoConPorque(una, reglasDe(fila))), total }
}

const recomputeEvaluacion: Handler<'recomputeEvaluacion'> = async ({ db }, { sesion, params }) => {
  const { fila } = await visibleEvaluacion(db, params.id, sesion)
  const { guardada, nueva, huella, recalculada } = await compareEvaluacion(db, fila)
  return {
    ...{ igual: huella === recalculada, huella, recalculada },
    diferencias: tellDiferencias(guardada, nueva),
  }
}

const getEvaluacionesByAbogado: Handler<'getEvaluacionesByAbogado'> = ({ db }, call) => {
  propioDe(call.sesion, call.body.abogado)
  const where = eq(evaluacion.abogado, codigoDe(call.body.abogado))
  return findEvaluaciones(db, where, { ...call.query, ...LA_ULTIMA_PRIMERO })
}

const getLastEvaluacion: Handler<'getLastEvaluacion'> = async ({ db }, { sesion, body }) => {
  propioDe(sesion, body.abogado)
  const { rows } = await findEvaluaciones(db, eq(evaluacion.abogado, codigoDe(body.abogado)), {
    ...{ ...LA_ULTIMA_PRIMERO, pagina: 1, porPagina: 1 },
  })
  return { evaluacion: rows[0] ?? null }
}

const listCorrida: Handler<'listCorrida'> = ({ db }, { sesion, params, query }) =>
  findEvaluaciones(
    db,
    and(
      sql`${evaluacion.corrida} = (select coalesce((entrada ->> 'corrida')::uuid, id) from trabajo
        where id = ${params.trabajo} and tipo = 'evaluar')`,
      eq(evaluacion.dni, sesion.dni),
    ),
    { ...query, orden: 'abogado', sentido: 'asc' },
  )

export const readEvaluacionesHandlers = {
  getEvaluacion,
  listCasosDeEvaluacion,
  recomputeEvaluacion,
  getEvaluacionesByAbogado,
  getLastEvaluacion,
  listCorrida,
}
