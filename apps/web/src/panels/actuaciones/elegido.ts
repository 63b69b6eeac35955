import { legalesDe } from '@apremia/core'

export interface ImponibleElegido {
  readonly clave: string
  readonly nombre: string
  readonly imponible: number
  /** Code of the tax. '' for a business, whose taxes are chosen in the form (S2 §5). */
  readonly recurso: string
  /** Taxes of a business, or null when the search did not return them. */
  readonly recursos: readonly string[] | null
  readonly contribuyente: string
  readonly legales: readonly string[]
  /**
   * Code of the group of the case: 2 is extrajudicial and 3 is judicial. Given only in a list with cases of both
   * groups.
   */
  readonly grupo?: number
}

interface Hallado {
  readonly imponible: number
  readonly recurso?: string
  readonly recursos?: readonly string[] | null
  readonly contribuyente: string
  readonly legal: string
}

export const elegidoDe = (hallado: Hallado): ImponibleElegido => {
  const { imponible, recurso = '', recursos = null, contribuyente, legal } = hallado
  return {
    clave: `${imponible}-${recurso}`,
    nombre: `${imponible} ${recurso}`.trim(),
    imponible,
    recurso,
    recursos,
    contribuyente,
    legales: legalesDe(legal),
  }
}

export interface Par {
  readonly imponible: number
  readonly recurso: string
}

export const nombreDePar = ({ imponible, recurso }: Par): string => `${imponible} ${recurso}`

/**
 * Lists the properties and businesses on which an action would be recorded, each with one tax. A business is listed
 * once for each of its chosen taxes.
 */
export const paresDe = (
  elegidos: readonly ImponibleElegido[],
  recursos: readonly string[],
): readonly Par[] =>
  elegidos.flatMap(({ imponible, recurso, recursos: suyos }) =>
    recurso === ''
      ? recursos
          .filter((uno) => suyos === null || suyos.includes(uno))
          .map((uno) => ({ imponible, recurso: uno }))
      : [{ imponible, recurso }],
  )
