import { CUENTAS, type Cuenta, type EvaluacionEscrita, interpolar, textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { compareEvaluacion } from './compare-evaluacion.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
import { computeSellos, findSelloAnotado } from './sello-de-evaluacion.ts'

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

/**
 * Computes an evaluation again and compares the result with the stored one. Also compares the hash of the stored rows
 * with the hash in the audit history, to detect a change of the stored rows.
 */
export const recomputeEvaluacion: Handler<'recomputeEvaluacion'> = async (
  { db },
  { sesion, params },
) => {
  const { fila } = await visibleEvaluacion(db, params.id, sesion)
  const { guardada, nueva, huella, recalculada } = await compareEvaluacion(db, fila)
  const anotado = await findSelloAnotado(db, fila)
  const intacta =
    anotado === undefined || anotado === (await computeSellos(db, [fila.id])).get(fila.id)
  return {
    ...{ igual: intacta && huella === recalculada, huella, recalculada },
    diferencias: [
      ...tellDiferencias(guardada, nueva),
      ...(intacta ? [] : [textos.evaluaciones.diferencias.sello]),
    ],
  }
}
