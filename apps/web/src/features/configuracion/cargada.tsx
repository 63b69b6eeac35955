import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'

interface CargadaProps<T> {
  readonly data: T | undefined
  readonly error: Failure | SerializedError | undefined
  readonly refetch: () => unknown
  readonly children: (data: T) => ReactNode
}

export const Cargada = <T,>({ data, error, refetch, children }: CargadaProps<T>) => {
  const failure = failureOf(error)
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  return data === undefined ? <ListSkeleton /> : children(data)
}
