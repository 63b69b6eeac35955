import { createHash } from 'node:crypto'
import {
  type CasoEvaluado,
  type EvaluacionEscrita,
  type InsumosDeEvaluacion,
  recomputeResultado as recompute,
  writeEvaluacion,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { type FilaDeEvaluacion, maximosDe, reglasDe } from './evaluacion-wire.ts'
import { findTodosLosCasos, toCasoEvaluado } from './evaluaciones-repo.ts'

const insumosDe = (
  fila: FilaDeEvaluacion,
  casos: readonly CasoEvaluado[],
): InsumosDeEvaluacion => ({
  ...{ version: fila.version, abogado: fila.abogado, actuaciones: fila.actuaciones, casos },
  reglas: reglasDe(fila),
  maximos: maximosDe(fila),
})

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex')

/** @returns the stored and the recomputed evaluation, each with the hash of its bytes */
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
