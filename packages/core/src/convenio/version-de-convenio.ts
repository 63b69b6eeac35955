import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'

/**
 * Returns the version of the text that an agreement prints, as configured for the day of signing. Without
 * configuration, the version is 1. The layout of the document has a different version (`PapelDeConvenio.version`).
 */
export const versionDeConvenio = (filas: readonly FilaDeParametro[], firma: Fecha): 1 | 2 =>
  parametroVigente(filas, 'convenio.version', firma)?.valor === '2' ? 2 : 1
