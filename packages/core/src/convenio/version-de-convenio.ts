import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'

/**
 * Returns the version of the text that an agreement prints, as the municipality configured it for the day of signing.
 * The version is 1 when the municipality had not configured any. The layout of the printed document has a different
 * version number (`PapelDeConvenio.version`).
 */
export const versionDeConvenio = (filas: readonly FilaDeParametro[], firma: Fecha): 1 | 2 =>
  parametroVigente(filas, 'convenio.version', firma)?.valor === '2' ? 2 : 1
