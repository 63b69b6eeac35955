import {
  type Fecha,
  fechaEnZona,
  formatFecha,
  interpolar,
  type LapsoDeEvaluacion,
  textos,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Resultado, Runner } from '../trabajos/runner.ts'
import { evaluacion } from './evaluacion-table.ts'
import { toCifras } from './evaluacion-wire.ts'
import { findRepetidas } from './evaluaciones-repo.ts'
import {
  countAbogados,
  type EvaluacionHecha,
  insertEvaluaciones,
  type VaraConMaximos,
} from './evaluate-abogados.ts'
import { findEvaluables, loadVara, readLapso } from './load-vara.ts'

/** Lawyers evaluated at a time, in one pass over the cases of all of them: what a cancelled run keeps is whole. */
const LOTE = 25

const enDias = ({ desde, hasta }: LapsoDeEvaluacion) => ({
  desde: formatFecha(desde),
  hasta: formatFecha(hasta),
})

/** Who was evaluated over those very days already: it is allowed, and told (D146). */
const tellRepetidas = (abogados: readonly string[], lapso: LapsoDeEvaluacion): readonly string[] =>
  abogados.map((abogado) => interpolar(textos.evaluaciones.repetida, { abogado, ...enDias(lapso) }))

/** Keeps the evaluations of some lawyers and their row in the history. */
export const evaluateYAnotar = async (
  tx: Tx,
  pedido: Parameters<typeof insertEvaluaciones>[1],
  { actor, operacion }: { readonly actor: Actor; readonly operacion: string },
): Promise<EvaluacionHecha[]> => {
  const hechas = await insertEvaluaciones(tx, pedido)
  if (hechas.length === 0) return hechas
  const { lapso, maximos } = pedido.vara
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
      evaluaciones: hechas.map(({ id, abogado, resultado }) => ({ id, abogado, resultado })),
    },
  })
  return hechas
}

/** Written whole in the job: resumed another day, it goes on with the same dates, values and lawyers. */
export interface EntradaDeCorrida {
  readonly abogados: readonly string[]
  readonly vara: VaraConMaximos
  readonly fecha: Fecha
  /** The job that began it, when this one goes on with it. */
  readonly corrida?: string
}

export const runEvaluaciones: Handler<'runEvaluaciones'> = async (
  { db, ahora, trabajos },
  { sesion, body },
) => {
  const momento = ahora()
  const hoy = fechaEnZona(momento)
  const lapso = readLapso(body, hoy)
  const vara = await loadVara(db, lapso, hoy)
  const abogados = [...(await findEvaluables(db, body.abogados)).keys()]
  const { varios, todos } = textos.evaluaciones
  const cuantos = body.abogados.length === 0 ? todos : interpolar(varios, { n: abogados.length })
  const titulo = interpolar(textos.evaluaciones.trabajo, {
    cuantos: abogados.length === 1 ? (abogados[0] ?? '') : cuantos,
    ...enDias(lapso),
  })
  const trabajo = await db.transaction(async (tx) => {
    const nuevo = await trabajos.enqueue(tx, {
      tipo: 'evaluar',
      actor: sesion,
      titulo,
      entrada: { abogados, vara, fecha: hoy } satisfies EntradaDeCorrida,
      total: abogados.length,
    })
    await appendHistorial(tx, {
      momento,
      actor: sesion,
      operacion: 'run-evaluaciones',
      entidad: 'trabajo',
      entidadId: nuevo.id,
      descripcion: `${titulo}.`,
      despues: { abogados, vara },
    })
    return nuevo
  })
  trabajos.wake()
  return trabajo
}

export const simulateRunEvaluaciones: Handler<'simulateRunEvaluaciones'> = async (
  { db, ahora },
  { body },
) => {
  const hoy = fechaEnZona(ahora())
  const lapso = readLapso(body, hoy)
  const vara = await loadVara(db, lapso, hoy)
  const nombres = await findEvaluables(db, body.abogados)
  const abogados = [...nombres.keys()]
  const cifras = await db.transaction((tx) => countAbogados(tx, vara, abogados))
  return {
    evaluaciones: cifras.map((fila) =>
      toCifras(fila, { nombre: nombres.get(fila.abogado) ?? '', lapso, maximos: vara.maximos }),
    ),
    avisos: [...tellRepetidas(await findRepetidas(db, abogados, lapso, null), lapso)],
  }
}

/** Runs what is left of a run: each lot in one statement and one transaction. */
export const createEvaluar =
  ({ db, ahora }: { readonly db: Db; readonly ahora: () => Date }): Runner =>
  async ({ trabajo, signal, progress }): Promise<Resultado> => {
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
    const avisos = tellRepetidas(await findRepetidas(db, abogados, vara.lapso, corrida), vara.lapso)
    const actor: Actor = {
      dni: trabajo.dni,
      abogado: '',
      origen: trabajo.origen as Actor['origen'],
    }
    for (let i = 0; i < faltan.length; i += LOTE) {
      signal.throwIfAborted()
      progress(previas.length + i, abogados.length, paso)
      const lote = faltan.slice(i, i + LOTE)
      await db.transaction((tx) =>
        evaluateYAnotar(
          tx,
          { vara, corrida, fecha, abogados: lote, momento: ahora(), dni: trabajo.dni },
          { actor, operacion: 'evaluar' },
        ),
      )
    }
    const hechas = await readHechas()
    progress(hechas.length, abogados.length, paso)
    const aprobados = hechas.filter(({ resultado }) => resultado === 'Aprobado').length
    const evaluados = hechas.length
    return { avisos, resumen: { evaluados, aprobados, desaprobados: evaluados - aprobados } }
  }
