import type { TextProps } from '@react-pdf/renderer'

export type Estilo = NonNullable<TextProps['style']>

export const A4 = { ancho: 595, alto: 842 } as const

export interface Margenes {
  readonly izquierda: number
  readonly derecha: number
  readonly arriba: number
  readonly abajo: number
}

export const TINTA = { texto: '#000000', nota: '#404040', filete: '#b4b4b4', fondo: '#f0f0f0' }

export const LETRA = {
  cuerpo: { tamano: 10.2, interlinea: 13.6 },
  ficha: { tamano: 9.2, interlinea: 12 },
  rotulo: { tamano: 8.2, interlinea: 12 },
  tabla: { tamano: 9, interlinea: 12.2 },
  nota: { tamano: 8.4, interlinea: 11 },
  pie: { tamano: 8, interlinea: 10 },
  seccion: { tamano: 10, interlinea: 13 },
} as const

export interface Letra {
  readonly tamano: number
  readonly interlinea: number
}

/**
 * Returns the font size and the line height of a text. Set both on the same element. react-pdf computes an inherited
 * line height from the font size of the page, not of the text.
 */
export const letra = ({ tamano, interlinea }: Letra) => ({
  fontSize: tamano,
  lineHeight: interlinea / tamano,
})

/** Width of the space for the initials of one party, and gap between two of these spaces, in points. */
export const RUBRICA = { ancho: 128, entre: 24 } as const

export const FUERTE = 600
