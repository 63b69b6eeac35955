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
 * Groups in which the statistics count the cases of a work list. There is a group for each of its tabs ACTIVOS, SIN
 * EVALUAR and PLAN DE PAGOS. The group 'otros' (others) has the cases that are only in the tab TODOS (all).
 */
export const PARTES_DE_CARTERA = [...SOLAPAS, 'otros'] as const
export type ParteDeCartera = (typeof PARTES_DE_CARTERA)[number]
