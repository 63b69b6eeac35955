import {
  CLASES_DE_CONSERVACION,
  type ClaseDeConservacion,
} from '../dato-personal/clases-de-datos.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { esDePlanes } from './describe-planes-de-ejemplo.ts'

/**
 * Kinds of sentence that tell an administrator the effect of a parameter's new value.
 * - 'planes' (payment plans) and 'honorarios' (fees): cost of an example agreement before and after
 * - 'conservacion' (retention): number of records that could be erased
 * - every other kind: one topic, such as the term to sue ('prescripcion')
 */
export type FraseDeEfecto =
  | { readonly tipo: 'planes' | 'honorarios' | 'importes' | 'cartera' | 'titulos' | 'partidas' }
  | { readonly tipo: 'prescripcion' | 'version-de-titulo' | 'notificacion' | 'exigencias' }
  | { readonly tipo: 'conservacion'; readonly clase: ClaseDeConservacion }

const PROPIAS: Readonly<Partial<Record<ClaveDeParametro, FraseDeEfecto>>> = {
  'deuda.diasDeVigencia': { tipo: 'importes' },
  'servicio.horasDeVigencia': { tipo: 'cartera' },
  'titulos.maximoSincronico': { tipo: 'titulos' },
  'titulo.version': { tipo: 'version-de-titulo' },
  'titulo.carta': { tipo: 'exigencias' },
  'titulo.minimo': { tipo: 'exigencias' },
  'titulo.bajoMinimo': { tipo: 'exigencias' },
  'partida.formato': { tipo: 'partidas' },
  'notificacion.dias': { tipo: 'notificacion' },
  'prescripcion.anios': { tipo: 'prescripcion' },
  'prescripcion.desdeEnero': { tipo: 'prescripcion' },
}

export const decideFraseDeEfecto = (clave: ClaveDeParametro): FraseDeEfecto | null => {
  if (esDePlanes(clave)) return { tipo: 'planes' }
  if (clave.startsWith('honorarios.')) return { tipo: 'honorarios' }
  const clase = CLASES_DE_CONSERVACION.find((una) => clave === `conservacion.${una}`)
  return clase === undefined ? (PROPIAS[clave] ?? null) : { tipo: 'conservacion', clase }
}
