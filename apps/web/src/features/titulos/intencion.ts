import { newClave } from '../../api/clave-de-pedido.ts'
import type { TitulosValues } from './titulos-form.tsx'

type Intencion = Pick<TitulosValues, 'category' | 'file'> & {
  readonly forzar: boolean
  readonly omitir: boolean
}

/**
 * Creates the `Idempotency-Key` of each request, so that a repeated request finds the lot that the first one made. The
 * same file for the same purpose keeps its key until the outcome is known, although the form changes.
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
    /** Forgets the key, because the request ended or the person wants another lot. */
    settle: (): void => {
      last = undefined
    },
  }
}
