import { puedeVer, textos } from '@apremia/core'
import { legalesDelCaso, readClaveDeCaso } from '../abogado-externo/acceso-a-caso.ts'
import { toCasoExterno } from '../abogado-externo/casos-externos.ts'
import { findCasosExternos } from '../abogado-externo/externos-repo.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { findRiesgos, readMirada, toCasoDeMesa } from '../mesas/casos-de-mesa.ts'
import { findCasosDeMesa } from '../mesas/mesas-repo.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'

/**
 * Returns the codes of the lawyers of the case. When the municipality's service does not answer, lawyers still see the
 * cases that this database says are theirs.
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
 * Returns the data of the page of a case. Answers 404 when the person may not see the case, so that the existence of
 * the case stays hidden (T16).
 */
export const getPaginaDeCaso: Handler<'getPaginaDeCaso'> = async (services, { sesion, query }) => {
  const { db } = services
  const clave = await readClaveDeCaso(db, query)
  const mirada = await readMirada(services, sesion, '')
  const [externo] = mirada ? await findCasosExternos(db, [clave], mirada.propio) : []
  if (externo === undefined || mirada === null) throw notFound(textos.casos.noExiste)
  const legales = await findLegales(services, sesion, clave, externo.abogado)
  if (!puedeVer(sesion, legales)) throw notFound(textos.casos.noExiste)
  const filas = await findCasosDeMesa(db, externo.mesa, mirada, [clave])
  const [fila] = filas
  if (fila === undefined) throw notFound(textos.casos.noExiste)
  const aCargo = mirada.propio === '' || legales.includes(mirada.propio)
  const { ubicacion, domicilio, nomenclatura, partida } = toCasoExterno(externo, mirada, null)
  return {
    caso: toCasoDeMesa(fila, mirada, await findRiesgos(db, filas, mirada)),
    numeroDeContribuyente: aCargo ? (externo.titular?.nro_contrib ?? null) : null,
    ...{ ubicacion, domicilio, nomenclatura, partida },
  }
}
