import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'

/**
 * Returns the version of the text of an agreement: the one in force on the day of signing. An agreement confirmed before
 * the municipality could choose has no row for it, and its text is of version 1. The layout that draws the text has its own
 * version, which the data of the document carry.
 */
export const versionDeConvenio = (filas: readonly FilaDeParametro[], firma: Fecha): 1 | 2 =>
  parametroVigente(filas, 'convenio.version', firma)?.valor === '2' ? 2 : 1
