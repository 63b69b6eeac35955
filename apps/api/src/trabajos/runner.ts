import type { TipoDeTrabajo } from '@apremia/api-client'
import type { ErrorDeFila } from '@apremia/core'
import type { Tx } from '../platform/db/queryable.ts'
import type { trabajo } from './trabajo-table.ts'

export type FilaTrabajo = typeof trabajo.$inferSelect

export interface ResultadoDeTrabajo {
  readonly documento?: string
  readonly archivo?: string
  readonly avisos?: readonly string[]
  /** Errors in the rows of the uploaded file. Only the first `MAX_ERRORES` are stored. */
  readonly errores?: readonly ErrorDeFila[]
  readonly erroresTotal?: number
  readonly resumen?: Readonly<Record<string, number | string>>
}

export interface ContextoDeTrabajo {
  readonly trabajo: FilaTrabajo
  readonly signal: AbortSignal
  readonly progress: (hecho: number, total: number, paso: string) => void
  /**
   * Locks the row of the job for this process until the transaction ends. A runner must call `hold` first in every
   * transaction that writes. Otherwise it could write after another process took the job.
   *
   * @throws TurnoPerdido when another process has taken the job
   */
  readonly hold: (tx: Tx) => Promise<void>
}

/** Error of a job that another process took, because this process sent no heartbeat in time. */
export class TurnoPerdido extends Error {
  override readonly name = 'TurnoPerdido'
}

/**
 * Does the work of a type of job. After a crash the job starts again from the beginning, so a runner must be safe to
 * repeat.
 */
export type Runner = (contexto: ContextoDeTrabajo) => Promise<ResultadoDeTrabajo>

/**
 * Function that runs one of the product's verifications as a job. It uses only the input of the job (`entrada`). So a
 * command can also run it without a job.
 */
export type Verificador = (
  contexto: Omit<ContextoDeTrabajo, 'trabajo'> & {
    readonly trabajo: Pick<FilaTrabajo, 'entrada'>
  },
) => Promise<ResultadoDeTrabajo>

export type Runners = { readonly [T in TipoDeTrabajo]: Runner }
