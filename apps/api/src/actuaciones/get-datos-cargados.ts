import { type ClaveDeDato, esRadicacion } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { claveDeCaso, clavesDeCasos } from './read-casos.ts'
import { findActuacionVisible } from './visible.ts'

/**
 * Returns the data of a court filing (radicación), such as the court file number (S2 §7). When the given legal action
 * is no filing, takes the last filing in force of the same property or business.
 */
export const getDatosCargados: Handler<'getDatosCargados'> = async (
  services,
  { sesion, params },
) => {
  const fila = await findActuacionVisible(services, sesion, params.id)
  const deSuImponible = await findRadicaciones(services.db, fila.tipo, clavesDeCasos([fila]))
  const radicacion = esRadicacion(fila.tp_id) ? fila : deSuImponible.get(claveDeCaso(fila))?.at(-1)
  const dato = (clave: ClaveDeDato): string => String(radicacion?.dato[clave] ?? '')
  return {
    id: radicacion?.id ?? null,
    fecha: radicacion?.fecha ?? null,
    nroexpte: dato('nroexpte'),
    caratula: dato('caratula'),
    nrotit: dato('nrotit'),
    juzgado: dato('juzgado'),
    departamento: dato('departamento'),
    monto: dato('monto'),
    cp8480: dato('cp8480'),
    cpantprv: dato('cpantprv'),
    periodos: dato('periodos'),
  }
}
