import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'

const DE_ETAPA = {
  extrajudicial: 'honorarios.topeExtrajudicial',
  judicial: 'honorarios.topeJudicial',
} as const satisfies Readonly<Record<string, ClaveDeParametro>>

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

/**
 * Parameters that are newer than the first agreements. Without a row of them, the fees are those of S1 §9 and the
 * document is of the first version.
 */
const POSTERIORES: readonly ClaveDeParametro[] = [
  ...Object.values(DE_ETAPA),
  'honorarios.base',
  'honorarios.aportesExtrajudicial',
  'honorarios.bono',
  'honorarios.anticipo',
  'convenio.version',
]

/** Leaves only the rules of S1 §9, for an agreement that was confirmed before the municipality could set others. */
export const soloReglasDeAntes = (filas: readonly FilaDeParametro[]): FilaDeParametro[] =>
  filas.filter(({ clave }) => !POSTERIORES.includes(clave))
