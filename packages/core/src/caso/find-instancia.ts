import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { esRadicacion, TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ActuacionDeCaso } from './historia-de-caso.ts'

export type MotivoSinInstancia = 'sinRadicar' | 'conSentencia'

export interface Instancia {
  /**
   * Day of the last judicial action of a filed case. The lapse of the lawsuit for lack of action (caducidad de
   * instancia) counts from this day. Null when the lawsuit cannot lapse.
   */
  readonly impulso: Fecha | null
  readonly motivoSinInstancia: MotivoSinInstancia | null
}

/**
 * Finds the day from which the lapse of a lawsuit counts, or the reason why the lawsuit cannot lapse.
 *
 * @param vigentes actions of the case that are not deleted
 */
export const findInstancia = (vigentes: readonly ActuacionDeCaso[]): Instancia => {
  const nada = (motivoSinInstancia: MotivoSinInstancia) => ({ impulso: null, motivoSinInstancia })
  const judiciales = vigentes.filter(({ gpId }) => gpId === GRUPO_JUDICIAL)
  if (!judiciales.some(({ tpId }) => esRadicacion(tpId))) return nada('sinRadicar')
  if (judiciales.some(({ tpId }) => tpId === TIPOS_FIJOS.sentencia)) return nada('conSentencia')
  const dias = judiciales.map(({ fecha }) => fecha).sort()
  return { impulso: dias.at(-1) ?? null, motivoSinInstancia: null }
}
