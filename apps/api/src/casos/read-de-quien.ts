import { claseDe } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import type { DeQuien } from './suyos-de-contribuyente.ts'

/**
 * Returns the number of the taxpayer by whom a list is filtered. For a lawyer, also returns the lawyer's code, so that
 * the list has only the lawyer's own cases. Undefined when the request names no taxpayer.
 */
export const readDeQuien = (
  sesion: Sesion,
  { nroContribuyente }: { readonly nroContribuyente: string },
): DeQuien | undefined =>
  nroContribuyente === ''
    ? undefined
    : {
        numero: Number(nroContribuyente),
        propio: claseDe(sesion) === 'abogado' ? sesion.abogado : '',
      }
