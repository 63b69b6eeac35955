import { SOLAPAS } from '../caso/decide-solapa.ts'

/** Sections of the statistics, each a chart and its table (M4). */
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

/** Queues of a desk plus 'otros', for the cases that only TODOS has. */
export const PARTES_DE_CARTERA = [...SOLAPAS, 'otros'] as const
export type ParteDeCartera = (typeof PARTES_DE_CARTERA)[number]
