import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'

export interface Pedido<T> {
  readonly data?: T | undefined
  readonly error?: Failure | SerializedError | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface CalculadoProps<T> {
  readonly pedido: Pedido<T>
  readonly espera: string
  readonly children: (data: T) => ReactNode
}

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
