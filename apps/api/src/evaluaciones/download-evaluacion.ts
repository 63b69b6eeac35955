import {
  CUENTAS,
  computeResultado,
  decideCuentas,
  groupCasosPorCuentas,
  type HojaDeEvaluacion,
  interpolar,
  textos,
} from '@apremia/core'
import { ESCRITURA } from '../libros/libro-limits.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { compareEvaluacion } from './compare-evaluacion.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
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

/**
 * Sends the PDF of an evaluation to a person who may see the evaluation (D14, D15). The PDF comes from stored data, so
 * its bytes never change.
 */
export const downloadEvaluacion: Handler<'downloadEvaluacion'> = async (
  { db },
  { sesion, params: { id } },
) => {
  const { fila } = await visibleEvaluacion(db, id, sesion)
  const datos = hojaDe(fila, await compareEvaluacion(db, fila))
  const pdf = await withWorker<EvaluacionesOperations, Uint8Array<ArrayBuffer>>(
    EVALUACIONES_WORKER,
    ESCRITURA,
    (worker) => worker.call('hoja', datos),
  )
  return {
    kind: 'file',
    name: interpolar(textos.archivos.hojaDeEvaluacion, { id }),
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
  }
}
