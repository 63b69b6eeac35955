import type { TipoDeTrabajo } from '@apremia/api-client'
import type { ErrorDeFila } from '@apremia/core'
import type { Tx } from '../platform/db/queryable.ts'
import type { trabajo } from './trabajo-table.ts'

export type FilaTrabajo = typeof trabajo.$inferSelect

/** Result of a job that ended well. */
export interface ResultadoDeTrabajo {
  /** Hash of the document made. */
  readonly documento?: string
  /** Name of the document for people. */
  readonly archivo?: string
  readonly avisos?: readonly string[]
  /** Rows in error; the job keeps the first ones. */
  readonly errores?: readonly ErrorDeFila[]
  /** How many there were, when `errores` has only the first ones. */
  readonly erroresTotal?: number
  readonly resumen?: Readonly<Record<string, number | string>>
}

export interface ContextoDeTrabajo {
  readonly trabajo: FilaTrabajo
  /** Aborts when the job is cancelled or the server stops. */
  readonly signal: AbortSignal
  readonly progress: (hecho: number, total: number, paso: string) => void
  /**
   * Call it first in every transaction of the job that writes: until the transaction ends nobody else takes the job up.
   *
   * @throws TurnoPerdido when somebody did already
   */
  readonly hold: (tx: Tx) => Promise<void>
}

/** Error: another process took the job up while this one stood still. */
export class TurnoPerdido extends Error {
  override readonly name = 'TurnoPerdido'
}

/** Does the work. It may be run again from the start after a crash, so it must be safe to repeat. */
export type Runner = (contexto: ContextoDeTrabajo) => Promise<ResultadoDeTrabajo>

export type Runners = { readonly [T in TipoDeTrabajo]: Runner }
