import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'

const DE_ETAPA = {
  extrajudicial: 'honorarios.topeExtrajudicial',
  judicial: 'honorarios.topeJudicial',
} as const satisfies Readonly<Record<string, ClaveDeParametro>>

export type ClaveDeTope = (typeof DE_ETAPA)[keyof typeof DE_ETAPA]

/**
 * Returns the cap on the fees of a stage on a day, as a percentage of the debt: '12.5'. Empty when the municipality set
 * no cap.
 */
export const topeDeHonorarios = (
  filas: readonly FilaDeParametro[],
  judicial: boolean,
  fecha: Fecha,
): string =>
  parametroVigente(filas, judicial ? DE_ETAPA.judicial : DE_ETAPA.extrajudicial, fecha)?.valor ?? ''

/** Leaves the caps out, for an agreement that was confirmed without them. */
export const sinTopesDeHonorarios = (filas: readonly FilaDeParametro[]): FilaDeParametro[] => {
  const topes: readonly ClaveDeParametro[] = Object.values(DE_ETAPA)
  return filas.filter(({ clave }) => !topes.includes(clave))
}
