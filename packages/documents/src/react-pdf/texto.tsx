/** @jsxRuntime automatic */
import { Text } from '@react-pdf/renderer'
import { type Estilo, FUERTE, LETRA, type Letra, letra } from './estilo.ts'
import type { TramoDeTexto } from './palabras.ts'

/** Penalty that prevents every hyphen: the highest penalty that the library textkit accepts. */
export const SIN_GUION = 10_000

export interface TextoProps {
  readonly children: string
  readonly letra?: Letra
  readonly fuerte?: boolean
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly style?: Exclude<Estilo, readonly unknown[]>
  /**
   * Minimum height in points that must remain on the page after this text. With less height, react-pdf moves the text
   * to the next page.
   */
  readonly antes?: number
}

export const Texto = ({ children, style = {}, antes, ...props }: TextoProps) => (
  <Text
    hyphenationPenalty={SIN_GUION}
    {...(antes === undefined ? {} : { minPresenceAhead: antes })}
    style={{
      ...letra(props.letra ?? LETRA.cuerpo),
      textAlign: props.align ?? 'left',
      ...(props.fuerte ? { fontWeight: FUERTE } : {}),
      ...(props.color === undefined ? {} : { color: props.color }),
      ...style,
    }}
  >
    {children}
  </Text>
)

export const Parrafo = ({
  tramos,
  arriba = 7,
  antes = 0,
}: {
  readonly tramos: readonly TramoDeTexto[]
  /** Space above the paragraph, in points. */
  readonly arriba?: number
  /**
   * Minimum height in points that must remain on the page after this paragraph. With less height, react-pdf moves the
   * paragraph to the next page.
   */
  readonly antes?: number
}) => (
  <Text
    hyphenationPenalty={SIN_GUION}
    minPresenceAhead={antes}
    style={{ ...letra(LETRA.cuerpo), textAlign: 'left', marginTop: arriba }}
  >
    {tramos.map(({ texto, fuerte }, i) => (
      <Text key={i} style={{ fontWeight: fuerte ? FUERTE : 400 }}>
        {texto}
      </Text>
    ))}
  </Text>
)
