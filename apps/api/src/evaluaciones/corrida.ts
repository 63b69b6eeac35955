import { type Fecha, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Actor } from '../historial/append-historial.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { evaluacion } from './evaluacion-table.ts'
import { findRepetidas } from './evaluaciones-repo.ts'
import type { VaraConMaximos } from './evaluate-abogados.ts'
import { describeRepetidas, evaluateYAnotar } from './evaluate-y-anotar.ts'

/**
 * Number of lawyers evaluated in one query and transaction, as a batch. A cancelled run keeps the evaluations of its
 * complete batches.
 */
const LOTE = 25

/**
 * Input of a run (the evaluation of several lawyers), stored in full in the background job. A run resumed on another
 * day continues with the same dates, rules and lawyers.
 */
export interface EntradaDeCorrida {
  readonly abogados: readonly string[]
  readonly vara: VaraConMaximos
  readonly fecha: Fecha
  /** Id of the first job of the run (the evaluation of several lawyers). Undefined when this job is the first one. */
  readonly corrida?: string
}

export const createEvaluar =
  ({ db, ahora }: { readonly db: Db; readonly ahora: () => Date }): Runner =>
  async ({ trabajo, signal, progress, hold }): Promise<ResultadoDeTrabajo> => {
    const entrada = trabajo.entrada as unknown as EntradaDeCorrida
    const { abogados, vara, fecha, corrida = trabajo.id } = entrada
    const paso = textos.evaluaciones.evaluando
    const readHechas = () =>
      db
        .select({ abogado: evaluacion.abogado, resultado: evaluacion.resultado })
        .from(evaluacion)
        .where(eq(evaluacion.corrida, corrida))
    const previas = await readHechas()
    const hechos = new Set(previas.map((una) => una.abogado))
    const faltan = abogados.filter((abogado) => !hechos.has(abogado))
    const avisos = describeRepetidas(
      await findRepetidas(db, abogados, vara.lapso, corrida),
      vara.lapso,
    )
    const actor: Actor = {
      dni: trabajo.dni,
      abogado: '',
      origen: trabajo.origen as Actor['origen'],
    }
    for (let i = 0; i < faltan.length; i += LOTE) {
      signal.throwIfAborted()
      progress(previas.length + i, abogados.length, paso)
      const lote = faltan.slice(i, i + LOTE)
      await db.transaction(async (tx) => {
        await allowLong(tx)
        await hold(tx)
        await evaluateYAnotar(
          tx,
          { vara, corrida, fecha, abogados: lote, momento: ahora(), dni: trabajo.dni },
          { actor, operacion: 'evaluar' },
        )
      })
    }
    const hechas = await readHechas()
    progress(hechas.length, abogados.length, paso)
    const aprobados = hechas.filter(({ resultado }) => resultado === 'Aprobado').length
    const evaluados = hechas.length
    return { avisos, resumen: { evaluados, aprobados, desaprobados: evaluados - aprobados } }
  }
