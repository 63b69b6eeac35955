import type { actuaciones, TipoDeReply } from '@apremia/api-client'
import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../api/failure.ts'
import { useBuscarRadicacionQuery } from './actuaciones-api.ts'
import type { Par } from './elegido.ts'
import { useComprimido } from './use-comprimido.ts'

export type Radicacion = TipoDeReply<typeof actuaciones.buscarRadicacion>[number]

/**
 * Returns the court filing and the court file of each property or business that has a court filing (S2 §7). Undefined
 * until the server answers.
 */
export const useRadicaciones = (pares: readonly Par[]) => {
  const data = useComprimido(pares)
  const { currentData, error, isFetching, refetch } = useBuscarRadicacionQuery(
    data === undefined ? skipToken : { body: { data } },
    // Another tab or another person may have recorded a court filing in the meantime, so the court filings are
    // requested again.
    { refetchOnMountOrArgChange: true },
  )
  return {
    radicaciones: pares.length === 0 ? NINGUNA : isFetching ? undefined : currentData,
    failure: data !== undefined && !isFetching ? failureOf(error) : undefined,
    retry: () => void refetch(),
  }
}

const NINGUNA: readonly Radicacion[] = []
