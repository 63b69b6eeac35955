import {
  CUENTAS,
  computeResultado,
  decideCuentas,
  groupCasosPorCuentas,
  type HojaDeEvaluacion,
} from '@apremia/core'
import { ESCRITURA } from '../libros/libro-limits.ts'
import type { Db } from '../platform/db/queryable.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { compareEvaluacion } from './compare-evaluacion.ts'
import { type FilaDeEvaluacion, maximosDe, pickCuentas, reglasDe } from './evaluacion-wire.ts'
import { toCasoEvaluado } from './evaluaciones-repo.ts'
import type { EvaluacionesOperations } from './evaluaciones-worker.ts'

const EVALUACIONES_WORKER = new URL('./evaluaciones-worker.ts', import.meta.url)

const hojaDe = (
  fila: FilaDeEvaluacion,
  { casos, huella }: Awaited<ReturnType<typeof compareEvaluacion>>,
): HojaDeEvaluacion => {
  const reglas = reglasDe(fila)
  return {
    ...fila.membrete,
    ...{ id: fila.id, codigo: fila.abogado, huella, version: fila.version },
    ...{ fecha: fila.fecha, desde: fila.desde, hasta: fila.hasta },
    ...{ fechaInicial: fila.fechaInicial, sinEvaluar: fila.sinEvaluar, inicio: reglas.inicio },
    ...{
      cuentas: pickCuentas(fila, CUENTAS),
      actuaciones: fila.actuaciones,
      resultado: fila.resultado,
    },
    partes: computeResultado(fila, maximosDe(fila)).valor.partes,
    grupos: groupCasosPorCuentas(
      casos.map((una) => ({
        ...{ tipo: una.tipo, imponible: una.imponible, recurso: una.recurso },
        ...{ recibido: una.recibido, cuentas: una.cuentas },
        porque: decideCuentas(toCasoEvaluado(una).hechos, reglas).frase,
      })),
    ),
  }
}

/** Prints an evaluation from its stored data, so the same evaluation always has the same bytes. */
export const printEvaluacion = async (
  db: Db,
  fila: FilaDeEvaluacion,
): Promise<Uint8Array<ArrayBuffer>> => {
  const datos = hojaDe(fila, await compareEvaluacion(db, fila))
  return withWorker<EvaluacionesOperations, Uint8Array<ArrayBuffer>>(
    EVALUACIONES_WORKER,
    ESCRITURA,
    (worker) => worker.call('hoja', datos),
  )
}
