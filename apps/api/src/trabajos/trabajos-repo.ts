import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Db, Queryable, Tx } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { FilaTrabajo, ResultadoDeTrabajo } from './runner.ts'
import { MAX_ERRORES } from './to-trabajo.ts'
import { trabajo } from './trabajo-table.ts'

/** Milliseconds without a heartbeat after which a running job counts as abandoned. */
export const LATIDO_MAXIMO_MS = 10_000

/** Milliseconds before the retry of a job that found the disk full. */
const ESPERA_MS = 3000

const columns = { ...getTableColumns(trabajo), tamano: documento.tamano }

export const findTrabajo = async (db: Queryable, id: string) => {
  const [row] = await db
    .select(columns)
    .from(trabajo)
    .leftJoin(documento, eq(documento.sha256, trabajo.documento))
    .where(eq(trabajo.id, id))
  return row
}

export const pageTrabajosDe = (db: Queryable, dni: string, pagina: Pagina) => {
  const propios = eq(trabajo.dni, dni)
  return pageOf(
    db
      .select(columns)
      .from(trabajo)
      .leftJoin(documento, eq(documento.sha256, trabajo.documento))
      .where(propios)
      .orderBy(desc(trabajo.creado), asc(trabajo.id)),
    db.$count(trabajo, propios),
    pagina,
  )
}

const segundos = (ms: number) => sql.raw(`interval '${ms} milliseconds'`)

/**
 * Claims and returns the oldest job that is waiting or abandoned. Two processes never claim the same job. The clock of
 * the database decides which jobs are abandoned, because the clocks of the processes may differ.
 *
 * @param turno id of this claim, which every later update of the job must give
 * @param propios ids of the jobs that this process runs, which are never claimed. They look abandoned after the process
 * was suspended
 */
export const claimTrabajo = async (
  db: Db,
  turno: string,
  propios: readonly string[],
  now: Date,
): Promise<FilaTrabajo | undefined> => {
  const next = db
    .select({ id: trabajo.id })
    .from(trabajo)
    .where(
      and(
        notInArray(trabajo.id, [...propios]),
        or(
          and(
            eq(trabajo.estado, 'pendiente'),
            or(isNull(trabajo.latido), lt(trabajo.latido, sql`now() - ${segundos(ESPERA_MS)}`)),
          ),
          and(
            eq(trabajo.estado, 'en-curso'),
            lt(trabajo.latido, sql`now() - ${segundos(LATIDO_MAXIMO_MS)}`),
          ),
        ),
      ),
    )
    .orderBy(trabajo.creado)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(trabajo)
    .set({
      estado: 'en-curso',
      ejecutor: turno,
      latido: sql`now()`,
      error: null,
      iniciado: sql`coalesce(${trabajo.iniciado}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(trabajo.id, next))
    .returning()
  return row
}

const mine = (id: string, turno: string) =>
  and(eq(trabajo.id, id), eq(trabajo.ejecutor, turno), eq(trabajo.estado, 'en-curso'))

/**
 * Saves the progress and a heartbeat of a job.
 *
 * @returns whether the person asked to cancel the job, or undefined when another process has claimed the job
 */
export const saveProgress = async (
  db: Db,
  id: string,
  turno: string,
  advance: { hecho: number; total: number; paso: string },
): Promise<{ cancelar: boolean } | undefined> => {
  const [row] = await db
    .update(trabajo)
    .set({ ...advance, latido: sql`now()` })
    .where(mine(id, turno))
    .returning({ cancelar: trabajo.cancelar })
  return row
}

/**
 * Tells whether this process still runs the job, that is, whether `turno` is the job's current claim. In that case, no
 * other process can claim the job until the transaction ends.
 */
export const lockTurno = async (tx: Tx, id: string, turno: string): Promise<boolean> => {
  // The lock `key share` on the row of the job makes another process wait before it claims the job. It does not stop
  // the heartbeats of this process.
  const rows = await tx
    .select({ id: trabajo.id })
    .from(trabajo)
    .where(mine(id, turno))
    .for('key share')
  return rows.length > 0
}

type Final =
  | { readonly estado: 'terminado'; readonly resultado: ResultadoDeTrabajo }
  | {
      readonly estado: 'fallido'
      readonly error: { code: string; message: string }
      readonly resultado?: ResultadoDeTrabajo
    }
  | { readonly estado: 'cancelado' }
  /**
   * Outcome of a job that returns to the queue, because the server stops or the job must wait. `espera` is the error
   * that the user sees while the job waits.
   */
  | { readonly estado: 'pendiente'; readonly espera?: { code: string; message: string } }

export const finishTrabajo = async (
  db: Db,
  id: string,
  turno: string,
  final: Final,
  now: Date,
): Promise<void> => {
  const resultado = 'resultado' in final ? final.resultado : undefined
  const espera = final.estado === 'pendiente' ? final.espera : undefined
  const errores = resultado?.errores ?? []
  await db
    .update(trabajo)
    .set({
      estado: final.estado,
      ejecutor: null,
      latido: espera === undefined ? null : sql`now()`,
      terminado: final.estado === 'pendiente' ? null : now,
      ...(final.estado === 'terminado' ? { hecho: sql`${trabajo.total}` } : {}),
      ...(final.estado === 'fallido' ? { error: final.error } : {}),
      ...(espera === undefined ? {} : { error: espera, paso: espera.message }),
      ...(resultado === undefined
        ? {}
        : {
            documento: resultado.documento ?? null,
            archivo: resultado.archivo ?? null,
            avisos: [...(resultado.avisos ?? [])],
            errores: errores.slice(0, MAX_ERRORES),
            erroresTotal: resultado.erroresTotal ?? errores.length,
            resumen: resultado.resumen ?? null,
          }),
    })
    .where(mine(id, turno))
}

/**
 * Asks a job to stop. A waiting job is cancelled at once.
 *
 * @returns undefined when the job had already ended
 */
export const requestCancel = async (db: Queryable, id: string, now: Date) => {
  const [row] = await db
    .update(trabajo)
    .set({
      cancelar: true,
      estado: sql`case when ${trabajo.estado} = 'pendiente' then 'cancelado' else ${trabajo.estado} end`,
      terminado: sql`case when ${trabajo.estado} = 'pendiente' then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(trabajo.id, id), inArray(trabajo.estado, ['pendiente', 'en-curso'])))
    .returning()
  return row
}

/** Returns all running jobs to the queue. Call it only when no other process can be alive. */
export const requeueAll = async (db: Db): Promise<void> => {
  await db
    .update(trabajo)
    .set({ estado: 'pendiente', ejecutor: null, latido: null })
    .where(eq(trabajo.estado, 'en-curso'))
}
