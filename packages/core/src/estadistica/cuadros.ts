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
 * Groups in which the statistics count the cases of a desk (work list): the three queues, plus 'otros' for the cases
 * that are in TODOS and in no queue.
 */
export const PARTES_DE_CARTERA = [...SOLAPAS, 'otros'] as const
export type ParteDeCartera = (typeof PARTES_DE_CARTERA)[number]
