import { claseDe, textos } from '@apremia/core'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { type ActuacionWire, type FilaDeActuacion, toActuacion } from './actuacion-wire.ts'
import { findActuacion } from './actuaciones-repo.ts'

export interface ImponibleDeActuacion {
  readonly tipo: TipoImponible
  readonly imponible: number | string
  readonly recurso: string
}

/**
 * Decides which legal actions of a property or business the person may see (D10, D13). A lawyer in charge sees all the
 * actions, including those of earlier lawyers. Any other lawyer sees only their own.
 *
 * @returns '' for all the actions, a lawyer's code for the actions of that lawyer, null for none
 */
export const abogadoVisible = async (
  municipio: Pick<ProveedorMunicipal, 'legalesDeVarios'>,
  sesion: Sesion,
  { tipo, imponible, recurso }: ImponibleDeActuacion,
): Promise<string | null> => {
  const clase = claseDe(sesion)
  if (clase === 'usuario') return null
  if (clase !== 'abogado') return ''
  const clave = { imponible: String(imponible), recurso }
  const propias = await municipio.legalesDeVarios(tipo, [clave], sesion.abogado)
  return propias.has(claveDeImponible(clave)) ? '' : sesion.abogado
}

/**
 * Finds a legal action that the person may see. Throws 404 for an action of another lawyer, so that its existence stays
 * hidden (T16).
 */
export const findActuacionVisible = async (
  { db, municipio }: Pick<Services, 'db' | 'municipio'>,
  sesion: Sesion,
  id: number,
  noExiste: string = textos.actuaciones.noExiste,
): Promise<FilaDeActuacion> => {
  const fila = await findActuacion(db, id)
  if (fila === undefined) throw notFound(noExiste)
  if (fila.abogado === sesion.abogado && claseDe(sesion) === 'abogado') return fila
  const abogado = await abogadoVisible(municipio, sesion, fila)
  if (abogado !== '') throw notFound(noExiste)
  return fila
}

/** A guest gets a legal action without its documents, not even their file names (D10). */
export const answerActuacion = (sesion: Sesion, fila: FilaDeActuacion): ActuacionWire => {
  const actuacion = toActuacion(fila)
  return claseDe(sesion) === 'invitado' ? { ...actuacion, documentos: [] } : actuacion
}
