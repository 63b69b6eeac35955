import type { Fecha } from '../fecha/fecha.ts'
import type { HistoriaDeCaso } from './historia-de-caso.ts'

const findPrimera = (dias: readonly (Fecha | null)[]): Fecha | null =>
  dias.reduce((primera, dia) => (dia && (primera === null || dia < primera) ? dia : primera), null)

/**
 * Returns the 'Fecha inicial' of a case: the day on which the case entered legal management (D174). The first situation
 * that the rules know decides, even when an action is earlier. Without situations, the first action in force or the
 * title decides.
 */
export const findIngreso = ({
  situaciones,
  actuaciones,
  titulo,
}: Pick<HistoriaDeCaso, 'situaciones' | 'actuaciones' | 'titulo'>): Fecha | null =>
  findPrimera(situaciones.filter(({ clase }) => clase !== 'otra').map(({ fecha }) => fecha)) ??
  findPrimera([...actuaciones.map(({ fecha }) => fecha), titulo])
