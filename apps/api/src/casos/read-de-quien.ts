import { claseDe } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import type { DeQuien } from './suyos-de-contribuyente.ts'

/** Taxpayer of a filter, for the person who filters. A lawyer finds only by the cases of that lawyer. */
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
