import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'

/** State of the request that asks the server which records a change of the configuration would affect. */
export interface Pedido<T> {
  readonly data?: T | undefined
  readonly error?: Failure | SerializedError | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface CalculadoProps<T> {
  readonly pedido: Pedido<T>
  /** Text shown while the server computes. */
  readonly espera: string
  readonly children: (data: T) => ReactNode
}

/** Shows that the server is computing the effect of a change, then the effect, or the failure with a button to try again. */
export const Calculado = <T,>({ pedido, espera, children }: CalculadoProps<T>) => {
  const { data, error, isFetching, refetch } = pedido
  const failure = failureOf(error)
  if (isFetching)
    return (
      <p role="status">
        <span className="spinner" aria-hidden="true" /> {espera}
      </p>
    )
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  return data === undefined ? null : children(data)
}
