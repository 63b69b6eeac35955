import type { Categoria } from '@apremia/core'
import { useState } from 'react'
import type { Data } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { reviewLibro } from '../../panels/trabajos/send-libro.ts'
import { useReviewTitulosMutation } from './titulos-api.ts'

export type RevisionDeLibro = Data<'reviewTitulos'>

export interface LibroPorRevisar {
  readonly category: Categoria
  readonly file: File
}

/** Reviews a workbook of executive titles and keeps the result until the next review. */
export const useRevisionDeLibro = () => {
  const dispatch = useAppDispatch()
  const [review] = useReviewTitulosMutation()
  const [hecha, setHecha] = useState<{
    readonly archivo: string
    readonly revision?: RevisionDeLibro | undefined
    readonly failure?: Failure | undefined
  }>()
  const cerrar = () => setHecha(undefined)
  const revisar = async ({ category, file }: LibroPorRevisar) => {
    cerrar()
    const { data, failure } = await dispatch(
      reviewLibro(
        file.name,
        async () => {
          const files = { file: { data: file, name: file.name } }
          const { data, error } = await review({ body: { category }, files })
          return { data, failure: failureOf(error) }
        },
        (result) => result.failure?.message,
      ),
    )
    setHecha({ archivo: file.name, revision: data, failure })
  }
  return { hecha, revisar, cerrar }
}
