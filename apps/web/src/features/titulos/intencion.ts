import { newClave } from '../../api/clave-de-pedido.ts'
import type { TitulosValues } from './titulos-form.tsx'

type Intencion = Pick<TitulosValues, 'category' | 'file'> & { readonly forzar: boolean }

/**
 * Names what a person asks for, so that sending it again finds the lot it made: the same file for the same
 * purpose keeps its name until it is known how it ended, whatever else is changed in the form.
 */
export const createClaves = () => {
  let last: (Intencion & { readonly clave: string }) | undefined
  return {
    of: (pedido: Intencion): string => {
      const { category, file, forzar } = pedido
      if (last?.file !== file || last.category !== category || last.forzar !== forzar)
        last = { category, file, forzar, clave: newClave() }
      return last.clave
    },
    /** It ended, or the person wants another lot of it on purpose. */
    settle: (): void => {
      last = undefined
    },
  }
}
