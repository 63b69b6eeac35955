import { fechaEnZona } from '@apremia/core'
import { findSabida } from '../padron/find-sabida.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import type { ClaveDeDeuda } from './deuda-proveedor.ts'
import { findDeudaCC } from './embebido/deuda-repo.ts'
import { type DeudaVisible, findDeudaVisible } from './visibles.ts'

export interface DeudaMirada {
  readonly deuda: DeudaVisible | null
  /**
   * When the municipality's service does not answer, the debt is a stored copy. This is the moment of that copy. Null
   * when the service answered now.
   */
  readonly deCuando: Date | null
}

/**
 * Returns the debt of a property or business that the person may see. When the municipality's service does not answer,
 * returns the debt stored in this database. Stored debt must not be used for any decision (O3).
 */
export const askDeuda = async (
  { config, db, municipio }: Pick<Services, 'config' | 'db' | 'municipio'>,
  sesion: Sesion,
  clave: ClaveDeDeuda,
): Promise<DeudaMirada> => {
  try {
    return { deuda: await findDeudaVisible(municipio, sesion, clave), deCuando: null }
  } catch (error) {
    if (!(error instanceof AppError) || config.servicioMunicipal === undefined) throw error
    const tipo = await findTipoDeRecurso(db, clave.recurso)
    const deCuando = await findSabida(db, { ...clave, tipo, imponible: Number(clave.imponible) })
    if (deCuando === undefined) throw error
    const deudaCC = () => findDeudaCC(db, clave, fechaEnZona(deCuando))
    const deuda = await findDeudaVisible({ deudaCC }, sesion, clave)
    return { deuda: deuda && { ...deuda, liquidadoAl: fechaEnZona(deCuando) }, deCuando }
  }
}
