import { claseDe } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import type { DeQuien } from './suyos-de-contribuyente.ts'

/**
 * Reads the taxpayer's number from the filter of a list. The result limits the list to the cases of that taxpayer and,
 * for a lawyer, to the lawyer's own cases. Undefined when the filter names no taxpayer.
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
