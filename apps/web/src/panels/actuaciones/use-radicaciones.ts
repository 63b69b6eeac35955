import type { actuaciones, TipoDeReply } from '@apremia/api-client'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { comprimir } from '../../api/comprimir.ts'
import { failureOf } from '../../api/failure.ts'
import { useBuscarRadicacionQuery } from './actuaciones-api.ts'
import type { Par } from './elegido.ts'

export type Radicacion = TipoDeReply<typeof actuaciones.buscarRadicacion>[number]

interface Comprimido {
  readonly key: string
  readonly data: string
}

/**
 * Returns the radication and the court file of each item that has a radication (S2 §7). Undefined until the server
 * answers.
 */
export const useRadicaciones = (pares: readonly Par[]) => {
  const key = JSON.stringify(pares)
  const [comprimido, setComprimido] = useState<Comprimido>()
  useEffect(() => {
    let left = false
    void comprimir(JSON.parse(key)).then((data) => {
      if (!left) setComprimido({ key, data })
    })
    return () => {
      left = true
    }
  }, [key])
  const listo = pares.length > 0 && comprimido?.key === key
  const { currentData, error, isFetching, refetch } = useBuscarRadicacionQuery(
    listo ? { body: { data: comprimido.data } } : skipToken,
    // Another tab or another person may have recorded a radication in the meantime, so the radications are requested
    // again.
    { refetchOnMountOrArgChange: true },
  )
  return {
    radicaciones: pares.length === 0 ? NINGUNA : isFetching ? undefined : currentData,
    failure: listo && !isFetching ? failureOf(error) : undefined,
    retry: () => void refetch(),
  }
}

const NINGUNA: readonly Radicacion[] = []
