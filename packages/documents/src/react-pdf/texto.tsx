/** @jsxRuntime automatic */
import { Text } from '@react-pdf/renderer'
import { type Estilo, FUERTE, LETRA, type Letra, letra } from './estilo.ts'
import type { TramoDeTexto } from './palabras.ts'

/** Highest penalty that textkit knows, so that no hyphen is ever added. */
export const SIN_GUION = 10_000

export interface TextoProps {
  readonly children: string
  readonly letra?: Letra
  readonly fuerte?: boolean
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly style?: Exclude<Estilo, readonly unknown[]>
  /** Points that must follow on the same page. */
  readonly antes?: number
}

/** A text of one style. */
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

/** A justified paragraph of stretches in two styles. */
export const Parrafo = ({
  tramos,
  arriba = 7,
  antes = 0,
}: {
  readonly tramos: readonly TramoDeTexto[]
  /** Space above, in points. */
  readonly arriba?: number
  /** Points that must follow on the same page. */
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
