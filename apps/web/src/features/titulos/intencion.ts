import { newClave } from '../../api/clave-de-pedido.ts'
import type { TitulosValues } from './titulos-form.tsx'

type Intencion = Pick<TitulosValues, 'category' | 'file'> & {
  readonly forzar: boolean
  readonly omitir: boolean
}

/**
 * Creates the `Idempotency-Key` of the requests that make executive titles. The server answers a repeated key with the
 * documents already made. Requests with the same category, file and options get the same key, until `settle` discards
 * it.
 */
export const createClaves = () => {
  let last: (Intencion & { readonly clave: string }) | undefined
  return {
    of: (pedido: Intencion): string => {
      const { category, file, forzar, omitir } = pedido
      const same = last?.forzar === forzar && last.omitir === omitir
      if (!same || last?.file !== file || last.category !== category)
        last = { category, file, forzar, omitir, clave: newClave() }
      return last.clave
    },
    /**
     * Discards the stored `Idempotency-Key`, so that the next request gets a new key. Called after the final result of
     * a request, and when the person wants another batch from the same workbook.
     */
    settle: (): void => {
      last = undefined
    },
  }
}
