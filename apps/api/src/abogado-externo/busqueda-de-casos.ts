import { claseDe, legalesDe } from '@apremia/core'
import { type MiradaPropia, readMirada } from '../mesas/casos-de-mesa.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { assertAcceso } from './acceso-a-caso.ts'
import type { BusquedaDeCasos } from './externos-repo.ts'

const isVacia = ({ filtro: _, ...campos }: BusquedaDeCasos): boolean =>
  Object.values(campos).every((campo) => campo === '')

/**
 * Decides whose cases a search covers. A lawyer searches only their own cases, and an admin searches all cases. The
 * head lawyer searches all cases too, but an empty search lists only the head lawyer's own cases (S2 §5).
 *
 * @throws AppError 403 when a lawyer searches for a property of another lawyer. The error names the other lawyer (D20)
 */
export const readBusquedaDeCasos = async (
  services: Services,
  sesion: Sesion,
  busqueda: BusquedaDeCasos,
): Promise<MiradaPropia | null> => {
  const propio = claseDe(sesion) === 'jefe' && isVacia(busqueda) ? sesion.abogado : ''
  const mirada = await readMirada(services, sesion, propio)
  if (busqueda.imponible === '' || claseDe(sesion) !== 'abogado') return mirada
  const base = await services.municipio.basexImp('I', busqueda.imponible)
  if (base !== null) await assertAcceso(services, sesion, legalesDe(base.LEGAL))
  return mirada
}

export const filtroDeBusqueda = ({ filtro }: BusquedaDeCasos) => (filtro === '' ? null : filtro)
