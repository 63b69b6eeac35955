import { findAbogadoACargo } from '../caso/find-abogado-a-cargo.ts'
import type { Fecha } from '../fecha/fecha.ts'

/** A case passed from one lawyer to another (D22). */
export interface TraspasoDeCaso {
  readonly dia: Fecha
  readonly de: string
  readonly a: string
}

export interface HechosDeTenencia {
  /**
   * Lawyer of the newest period in legal management today, an unpaid one before a paid one, or null when there is none.
   */
  readonly deuda: string | null
  /** Transfers in order of days. */
  readonly traspasos: readonly TraspasoDeCaso[]
  /** Lawyer the municipality wrote with each situation up to the day, in their order. */
  readonly situaciones: readonly { readonly fecha: Fecha; readonly legal: string }[]
  /** Lawyer of the last action in force up to the day. */
  readonly actuacion: string | null
}

export interface Tenencia {
  /** Lawyer code, or '' for nobody. */
  readonly abogado: string
  /** Day on which the lawyer got the case, when it was within the range. */
  readonly recibido: Fecha | null
}

/**
 * Returns the lawyer who had a case on the last day of a range, and the day they got it when within the range. The rule
 * is that of `findAbogadoACargo`, with the lawyer of the debt told back to that day by the transfers made since.
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
