import { puedeVer, textos } from '@apremia/core'
import { legalesDelCaso, readClaveDeCaso } from '../abogado-externo/acceso-a-caso.ts'
import { toCasoExterno } from '../abogado-externo/casos-externos.ts'
import { findCasosExternos } from '../abogado-externo/externos-repo.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { noEsCaso } from '../casos/no-es-caso.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'

/**
 * Returns the codes of the lawyers of the case. When the municipality's service does not answer, the lawyers stored in
 * this database are returned, so that lawyers still see their cases.
 */
const findLegales = async (
  services: Pick<Services, 'municipio'>,
  sesion: Sesion,
  clave: ClaveDeCaso,
  abogado: string,
): Promise<readonly string[]> => {
  try {
    return await legalesDelCaso(services, clave, abogado)
  } catch (error) {
    if (!(error instanceof AppError) || abogado !== sesion.abogado) throw error
    return [abogado]
  }
}

/**
 * Finds a case that the person may see.
 *
 * @throws AppError 404 when the person may not see the case, so that its existence is not revealed (T16)
 */
export const findCasoVisible = async (
  services: Services,
  sesion: Sesion,
  pedido: { readonly imponible: string; readonly recurso: string },
) => {
  const { db } = services
  const clave = await readClaveDeCaso(db, pedido)
  const mirada = await readMirada(services, sesion, '')
  const [externo] = mirada ? await findCasosExternos(db, [clave], mirada.propio) : []
  if (externo === undefined || mirada === null) throw await noEsCaso(db, sesion, clave)
  const legales = await findLegales(services, sesion, clave, externo.abogado)
  if (!puedeVer(sesion, legales)) throw notFound(textos.casos.noExiste)
  return {
    ...{ clave, mirada, externo },
    detalle: toCasoExterno(externo, mirada, null),
    /** False for a lawyer who may see the case but is not in charge of it. */
    aCargo: mirada.propio === '' || legales.includes(mirada.propio),
  }
}

export type CasoVisible = Awaited<ReturnType<typeof findCasoVisible>>
