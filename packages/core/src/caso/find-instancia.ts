import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { esRadicacion, TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ActuacionDeCaso } from './historia-de-caso.ts'

export type MotivoSinInstancia = 'sinRadicar' | 'conSentencia'

export interface Instancia {
  /** Day of the last judicial action in force of a filed case. Null when the case has no instance that can lapse. */
  readonly impulso: Fecha | null
  readonly motivoSinInstancia: MotivoSinInstancia | null
}

/**
 * Finds the instance of a case that can lapse, or the reason why there is none.
 *
 * @param vigentes actions in force of the case
 */
export const findInstancia = (vigentes: readonly ActuacionDeCaso[]): Instancia => {
  const nada = (motivoSinInstancia: MotivoSinInstancia) => ({ impulso: null, motivoSinInstancia })
  const judiciales = vigentes.filter(({ gpId }) => gpId === GRUPO_JUDICIAL)
  if (!judiciales.some(({ tpId }) => esRadicacion(tpId))) return nada('sinRadicar')
  if (judiciales.some(({ tpId }) => tpId === TIPOS_FIJOS.sentencia)) return nada('conSentencia')
  const dias = judiciales.map(({ fecha }) => fecha).sort()
  return { impulso: dias.at(-1) ?? null, motivoSinInstancia: null }
}
