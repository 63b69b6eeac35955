import { textos } from '@apremia/core'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { assertAcceso, legalesDelCaso, readClaveDeCaso } from './acceso-a-caso.ts'
import { type CasoExternoCompleto, toFichaDeCaso } from './casos-externos.ts'
import { findCasosExternos } from './externos-repo.ts'

/** @throws AppError 403 when the case belongs to another lawyer, 404 when the case does not exist */
export const findFicha = async (
  services: Services,
  sesion: Sesion,
  pedido: { readonly imponible: string; readonly recurso: string },
): Promise<CasoExternoCompleto> => {
  const clave = await readClaveDeCaso(services.db, pedido)
  const mirada = await readMirada(services, sesion, '')
  const [fila] = await findCasosExternos(services.db, [clave], mirada?.propio ?? '')
  const legales = await legalesDelCaso(services, clave, fila?.abogado ?? '')
  if (fila === undefined && legales.length === 0) throw notFound(textos.casos.noExiste)
  await assertAcceso(services, sesion, legales)
  if (fila === undefined || mirada === null) throw notFound(textos.casos.noExiste)
  return toFichaDeCaso(fila, mirada)
}
