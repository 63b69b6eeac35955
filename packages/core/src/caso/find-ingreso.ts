import type { Fecha } from '../fecha/fecha.ts'
import type { HistoriaDeCaso } from './historia-de-caso.ts'

const findPrimera = (dias: readonly (Fecha | null)[]): Fecha | null =>
  dias.reduce((primera, dia) => (dia && (primera === null || dia < primera) ? dia : primera), null)

/**
 * Returns the 'Fecha inicial' (first date) of a case, on which collection by lawyers began (D174). It is the day of the
 * first debt status of a class other than 'otra' (other). Without such a status, it is the day of the first action or
 * of the executive title, whichever is earlier.
 */
export const findIngreso = ({
  situaciones,
  actuaciones,
  titulo,
}: Pick<HistoriaDeCaso, 'situaciones' | 'actuaciones' | 'titulo'>): Fecha | null =>
  findPrimera(situaciones.filter(({ clase }) => clase !== 'otra').map(({ fecha }) => fecha)) ??
  findPrimera([...actuaciones.map(({ fecha }) => fecha), titulo])
