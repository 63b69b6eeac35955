import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'

const DE_ETAPA = {
  extrajudicial: 'honorarios.topeExtrajudicial',
  judicial: 'honorarios.topeJudicial',
} as const satisfies Readonly<Record<string, ClaveDeParametro>>

/**
 * Returns the cap on the lawyer's fees in force on a day, as a percentage of the debt: '12.5'. Judicial and
 * extrajudicial agreements have different caps. '' when the municipality set no cap.
 */
export const topeDeHonorarios = (
  filas: readonly FilaDeParametro[],
  judicial: boolean,
  fecha: Fecha,
): string =>
  parametroVigente(filas, judicial ? DE_ETAPA.judicial : DE_ETAPA.extrajudicial, fecha)?.valor ?? ''

/**
 * Parameters that did not exist when the first agreements were made. Without values for these parameters, an agreement
 * has the fees of S1 §9 and version 1 of its text.
 */
const POSTERIORES: readonly ClaveDeParametro[] = [
  ...Object.values(DE_ETAPA),
  'honorarios.base',
  'honorarios.aportesExtrajudicial',
  'honorarios.bono',
  'honorarios.anticipo',
  'convenio.version',
]

/**
 * Removes the parameters that did not exist when the first agreements were confirmed. The fees of those agreements are
 * then computed as at that time (S1 §9).
 */
export const soloReglasDeAntes = (filas: readonly FilaDeParametro[]): FilaDeParametro[] =>
  filas.filter(({ clave }) => !POSTERIORES.includes(clave))
