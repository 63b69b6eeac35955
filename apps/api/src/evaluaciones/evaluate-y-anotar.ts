import { formatFecha, interpolar, type LapsoDeEvaluacion, textos } from '@apremia/core'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { type EvaluacionHecha, insertEvaluaciones } from './evaluate-abogados.ts'
import { computeSellos } from './sello-de-evaluacion.ts'

export const enDias = ({ desde, hasta }: LapsoDeEvaluacion) => ({
  desde: formatFecha(desde),
  hasta: formatFecha(hasta),
})

/**
 * Warns about each lawyer who already has an evaluation over the same days. A repeated evaluation is allowed (D146).
 */
export const describeRepetidas = (
  abogados: readonly string[],
  lapso: LapsoDeEvaluacion,
): readonly string[] =>
  abogados.map((abogado) => interpolar(textos.evaluaciones.repetida, { abogado, ...enDias(lapso) }))

export const evaluateYAnotar = async (
  tx: Tx,
  pedido: Parameters<typeof insertEvaluaciones>[1],
  { actor, operacion }: { readonly actor: Actor; readonly operacion: string },
): Promise<EvaluacionHecha[]> => {
  const hechas = await insertEvaluaciones(tx, pedido)
  if (hechas.length === 0) return hechas
  const { lapso, maximos } = pedido.vara
  const sellos = await computeSellos(
    tx,
    hechas.map(({ id }) => id),
  )
  await appendHistorial(tx, {
    momento: pedido.momento,
    actor,
    operacion,
    entidad: 'evaluacion',
    entidadId: pedido.corrida,
    descripcion: interpolar(textos.evaluaciones.hecha, {
      abogados: hechas.map(({ abogado }) => abogado).join(', '),
      ...enDias(lapso),
    }),
    despues: {
      ...lapso,
      maximos,
      evaluaciones: hechas.map(({ id, abogado, resultado }) => ({
        ...{ id, abogado, resultado },
        sello: sellos.get(id),
      })),
    },
  })
  return hechas
}
