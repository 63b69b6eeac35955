import { decideAccesoACaso, fechaEnZona, legalesDe, municipioVigente, textos } from '@apremia/core'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { Services } from '../platform/services.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'

/**
 * @throws AppError 403 when the debt of the case belongs to another lawyer, or to no lawyer (D20). S2 §5 gives the text
 * of the message
 */
export const assertAcceso = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  sesion: Sesion,
  legales: readonly string[],
): Promise<void> => {
  const { nombre } = municipioVigente(await listParametros(db), fechaEnZona(ahora()))
  const acceso = decideAccesoACaso(sesion, legales, nombre)
  if (acceso.ok) return
  const [motivo] = acceso.motivos
  throw new AppError(403, motivo?.codigo ?? 'sin-permiso', motivo?.mensaje ?? '')
}

/**
 * Builds the key of a case. The request names the case by the number of a property or business and the code of a tax.
 *
 * @throws AppError 404 when the number is malformed or too large
 */
export const readClaveDeCaso = async (
  db: Queryable,
  { imponible, recurso }: { readonly imponible: string; readonly recurso: string },
): Promise<ClaveDeCaso> => {
  const numero = numeroDe(imponible)
  if (numero === undefined) throw notFound(textos.casos.noExiste)
  return { tipo: await findTipoDeRecurso(db, recurso), imponible: numero, recurso }
}

/**
 * Returns the codes of the lawyers to whom the unpaid tax periods of the case are assigned. When there are none,
 * returns the lawyer stored with the case.
 *
 * @param abogado code of the lawyer stored with the case; '' for none
 */
export const legalesDelCaso = async (
  { municipio }: Pick<Services, 'municipio'>,
  { tipo, imponible, recurso }: ClaveDeCaso,
  abogado: string,
): Promise<readonly string[]> => {
  const clave = { imponible: String(imponible), recurso }
  const legales = await municipio.legalesDeVarios(tipo, [clave], '')
  const suyos = legales.get(claveDeImponible(clave)) ?? []
  return suyos.length > 0 ? suyos : legalesDe(abogado)
}
