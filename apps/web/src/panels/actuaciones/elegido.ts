import { legalesDe } from '@apremia/core'

/** Something an action may be recorded over: a property by one of its resources, or a business. */
export interface ImponibleElegido {
  /** Which it is, among all. */
  readonly clave: string
  /** For people: '12345 AB'. */
  readonly nombre: string
  readonly imponible: number
  /** '' of a business: its resources are chosen in the form (S2 §5). */
  readonly recurso: string
  /** Those a business has; null when it was not told. */
  readonly recursos: readonly string[] | null
  readonly contribuyente: string
  /** Codes of its lawyers. */
  readonly legales: readonly string[]
  /** Group of stages of its desk, where those of both are found together. */
  readonly grupo?: number
}

interface Hallado {
  readonly imponible: number
  readonly recurso?: string
  readonly recursos?: readonly string[] | null
  readonly contribuyente: string
  readonly legal: string
}

/** What a search found, to act over it. */
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

/** An item and resource: what one action is recorded over. */
export interface Par {
  readonly imponible: number
  readonly recurso: string
}

export const nombreDePar = ({ imponible, recurso }: Par): string => `${imponible} ${recurso}`

/** What an action would be recorded over: of a business, each of the chosen resources it has. */
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
