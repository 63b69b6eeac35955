import type { TitulosValues } from './titulos-form.tsx'

type Intencion = Pick<TitulosValues, 'category' | 'file'> & { readonly forzar: boolean }

/** 128 random bits: `randomUUID` is not there on a page served over plain http. */
const newClave = (): string =>
  `web-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

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
