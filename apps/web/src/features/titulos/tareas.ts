import type { InputOf } from '@apremia/api-client'
import type { ComponentType } from 'react'
import type { JobEntry } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'

export type Envio =
  | { readonly kind: 'trabajo'; readonly id: string }
  | { readonly kind: 'documento' }
  | { readonly kind: 'falla'; readonly failure: Failure }

/** What this screen needs of the jobs that make its documents; `app/` hands it over. */
export interface Tareas {
  /** Sends a workbook and shows its progress. `archivo` names it for people. */
  readonly enviar: <E extends JobEntry>(
    entry: E,
    input: InputOf<E>,
    archivo: string,
  ) => Promise<Envio>
  /** Runs the review of a workbook under the same progress; `fallaOf` says why it ended badly, if it did. */
  readonly revisar: <T>(
    archivo: string,
    work: () => Promise<T>,
    fallaOf: (result: T) => string | undefined,
  ) => Promise<T>
  /** Goes on with a lot whose documents were not finished. */
  readonly reanudar: (lote: string) => Promise<Failure | undefined>
  /** How a job is going and how it ended. */
  readonly Resultado: ComponentType<{ readonly id: string }>
}
