import type { Fecha } from '../fecha/fecha.ts'
import type { HistoriaDeCaso } from './historia-de-caso.ts'

const findPrimera = (dias: readonly (Fecha | null)[]): Fecha | null =>
  dias.reduce((primera, dia) => (dia && (primera === null || dia < primera) ? dia : primera), null)

/**
 * 'Fecha inicial' of a case, the day it entered legal management (D174): its first situation of those the rules know,
 * whatever was done before; without any, its first action in force or its title.
 */
export const findIngreso = ({
  situaciones,
  actuaciones,
  titulo,
}: Pick<HistoriaDeCaso, 'situaciones' | 'actuaciones' | 'titulo'>): Fecha | null =>
  findPrimera(situaciones.filter(({ clase }) => clase !== 'otra').map(({ fecha }) => fecha)) ??
  findPrimera([...actuaciones.map(({ fecha }) => fecha), titulo])
