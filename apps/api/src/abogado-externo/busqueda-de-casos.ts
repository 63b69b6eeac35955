import { claseDe, legalesDe } from '@apremia/core'
import { type MiradaPropia, readMirada } from '../mesas/casos-de-mesa.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { assertAcceso } from './acceso-a-caso.ts'
import type { BusquedaDeCasos } from './externos-repo.ts'

const isVacia = ({ filtro: _, ...campos }: BusquedaDeCasos): boolean =>
  Object.values(campos).every((campo) => campo === '')

/**
 * Decides which lawyer's cases the person searches. A lawyer searches their own cases. The head lawyer also does while
 * every field is empty (S2 §5). An admin searches the cases of all lawyers. For an item of another lawyer the answer
 * names that lawyer (D20).
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
