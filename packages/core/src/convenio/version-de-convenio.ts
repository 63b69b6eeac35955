import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'

/**
 * Returns the version of the text of an agreement, which is the version in force on the day of signing. An agreement
 * confirmed before the municipality could choose a version has version 1. The layout of the document has a separate
 * version number (`PapelDeConvenio.version`).
 */
export const versionDeConvenio = (filas: readonly FilaDeParametro[], firma: Fecha): 1 | 2 =>
  parametroVigente(filas, 'convenio.version', firma)?.valor === '2' ? 2 : 1
