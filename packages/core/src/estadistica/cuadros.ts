import { SOLAPAS } from '../caso/decide-solapa.ts'

/** What the statistics are made of (M4), each a chart and its table. */
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

/** The queues of a desk and, apart, what only its TODOS has. */
export const PARTES_DE_CARTERA = [...SOLAPAS, 'otros'] as const
export type ParteDeCartera = (typeof PARTES_DE_CARTERA)[number]
