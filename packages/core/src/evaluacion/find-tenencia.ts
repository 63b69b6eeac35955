import { findAbogadoACargo } from '../caso/find-abogado-a-cargo.ts'
import type { Fecha } from '../fecha/fecha.ts'

export interface TraspasoDeCaso {
  readonly dia: Fecha
  readonly de: string
  readonly a: string
}

export interface HechosDeTenencia {
  /**
   * Code of the lawyer who collects the newest unpaid tax period today. When all the periods are paid, code of the
   * lawyer of the newest paid period. Null when lawyers never had the debt.
   */
  readonly deuda: string | null
  readonly traspasos: readonly TraspasoDeCaso[]
  /**
   * Situations (debt statuses) of the case up to the last day of the evaluated range, the oldest first. `legal` is the
   * lawyer's code that the municipality reported with the situation.
   */
  readonly situaciones: readonly { readonly fecha: Fecha; readonly legal: string }[]
  /**
   * Code of the lawyer of the last action up to the last day of the range. Null without actions. Deleted actions do not
   * count.
   */
  readonly actuacion: string | null
}

export interface Tenencia {
  /** Code of the lawyer in charge of the case. '' when no lawyer was in charge. */
  readonly abogado: string
  readonly recibido: Fecha | null
}

/**
 * Finds the lawyer in charge of a case at the end of an evaluated range, and the day of the range on which that lawyer
 * received the case. `deuda` is the lawyer of today. If the case was transferred after the range, the lawyer who first
 * gave the case away is taken.
 */
export const findTenencia = (
  { deuda, traspasos, situaciones, actuacion }: HechosDeTenencia,
  { desde, hasta }: { readonly desde: Fecha; readonly hasta: Fecha },
): Tenencia => {
  const posterior = traspasos.find(({ dia }) => dia > hasta)
  const suya = deuda && (posterior?.de ?? deuda)
  const legal = situaciones.at(-1)?.legal ?? null
  const abogado = findAbogadoACargo({ deuda: suya, situacion: legal, actuacion })
  if (suya) {
    const dias = traspasos.flatMap(({ dia }) => (dia > desde && dia <= hasta ? [dia] : []))
    return { abogado, recibido: dias.at(-1) ?? null }
  }
  if (!legal) return { abogado, recibido: null }
  const i = situaciones.findLastIndex(
    (una, n) => una.legal === legal && situaciones[n - 1]?.legal !== legal,
  )
  const dia = situaciones[i]?.fecha ?? null
  return { abogado, recibido: dia !== null && dia > desde ? dia : null }
}
