import { claseDe, type Principal } from '../permiso/usuario.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'

export interface AlcanceDeDeuda<L> {
  /** What the person may see, in the order it came. */
  readonly visibles: readonly L[]
  /** There are periods in the hands of another lawyer: hidden, and no total counts them. */
  readonly otros: boolean
}

/**
 * The debt a person may see (S1 §6, D21): admin, the head lawyer and guests all of it; a lawyer what is
 * outside legal management and what is in their own; who has no code only what is outside.
 */
export const scopeDeuda = <L extends Pick<LineaDeDeuda, 'legal'>>(
  principal: Principal,
  lineas: readonly L[],
): AlcanceDeDeuda<L> => {
  const clase = claseDe(principal)
  if (clase !== 'abogado' && clase !== 'usuario') return { visibles: lineas, otros: false }
  const visibles = lineas.filter(({ legal }) => legal === '' || legal === principal.abogado)
  return { visibles, otros: visibles.length < lineas.length }
}
