import { SOLAPAS } from '../caso/decide-solapa.ts'

export const CUADROS = [
  'cartera',
  'abogados',
  'antiguedad',
  'plazos',
  'meses',
  'cartas',
  'evaluaciones',
] as const
export type Cuadro = (typeof CUADROS)[number]

/**
 * Groups in which the statistics count the cases of a work list: its tabs ACTIVOS (active), SIN EVALUAR (not evaluated)
 * and PLAN DE PAGOS (payment plan). 'otros' (others) are the cases only in the tab TODOS (all).
 */
export const PARTES_DE_CARTERA = [...SOLAPAS, 'otros'] as const
export type ParteDeCartera = (typeof PARTES_DE_CARTERA)[number]
