/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer'
import { LETRA, type Letra, TINTA } from './estilo.ts'
import { Texto } from './texto.tsx'

export interface Columna {
  readonly titulo: string
  /** Width in points. A column without one takes the rest. */
  readonly ancho?: number
  readonly align?: 'left' | 'right' | 'center'
}

export interface Fila {
  /** Identifier of the row in its table. */
  readonly id: string
  readonly celdas: readonly string[]
  /** A total: semibold, under a line. */
  readonly total?: boolean
  /** A sum of the rows above it: semibold. */
  readonly subtotal?: boolean
  /** A rule above it: another year begins. */
  readonly separada?: boolean
}

const RELLENO = 3
const ALTO_DE_CABEZA = 16
/** A row of one line, to know what must stay together. */
const ALTO_DE_FILA = 14

const ancho = ({ ancho }: Columna) => (ancho === undefined ? { flex: 1 } : { width: ancho })

const Celdas = ({
  columnas,
  celdas,
  fuerte = false,
  medida,
}: {
  readonly columnas: readonly Columna[]
  readonly celdas: readonly string[]
  readonly fuerte?: boolean
  readonly medida: Letra
}) =>
  columnas.map((columna, i) => (
    <Texto
      key={columna.titulo}
      letra={medida}
      fuerte={fuerte}
      align={columna.align ?? 'left'}
      style={{ ...ancho(columna), paddingHorizontal: RELLENO }}
    >
      {celdas[i] ?? ''}
    </Texto>
  ))

const Cabeza = ({ columnas }: { readonly columnas: readonly Columna[] }) => (
  <View
    fixed
    wrap={false}
    minPresenceAhead={2 * ALTO_DE_FILA}
    style={{
      flexDirection: 'row',
      alignItems: 'flex-end',
      minHeight: ALTO_DE_CABEZA,
      borderTopWidth: 0.8,
      borderBottomWidth: 0.4,
      borderColor: TINTA.texto,
      paddingVertical: 1.5,
    }}
  >
    <Celdas columnas={columnas} celdas={columnas.map((c) => c.titulo)} medida={LETRA.nota} />
  </View>
)

const FilaDeTabla = ({
  columnas,
  fila: { celdas, total = false, subtotal = false, separada = false },
  medida,
}: {
  readonly columnas: readonly Columna[]
  readonly fila: Fila
  readonly medida: Letra
}) => (
  <View
    wrap={false}
    style={{
      flexDirection: 'row',
      paddingVertical: total ? 2 : 0.6,
      ...(total || separada
        ? {
            borderTopWidth: total ? 0.6 : 0.3,
            borderTopColor: total ? TINTA.texto : TINTA.filete,
          }
        : {}),
      ...(total ? { borderBottomWidth: 0.6, borderBottomColor: TINTA.texto } : {}),
    }}
  >
    <Celdas columnas={columnas} celdas={celdas} fuerte={total || subtotal} medida={medida} />
  </View>
)

/** Rows that end a table together, so that a total is never alone at the top of a page. */
const FINAL = 3

/**
 * A table whose header comes again on each page. What goes before it (`children`: a paragraph, a caption) stays
 * with its first rows, and its last rows stay with each other.
 */
export const Tabla = ({
  columnas,
  filas,
  children,
  medida = LETRA.tabla,
  arriba = 5,
  entera = false,
}: {
  readonly columnas: readonly Columna[]
  readonly filas: readonly Fila[]
  readonly children?: React.ReactNode
  readonly medida?: Letra
  readonly arriba?: number
  /** A short table: no page break parts it. */
  readonly entera?: boolean
}) => {
  const corte = entera ? 0 : Math.max(0, filas.length - FINAL)
  const dibujar = (fila: Fila) => (
    <FilaDeTabla key={fila.id} columnas={columnas} fila={fila} medida={medida} />
  )
  return (
    <View wrap={!entera} style={{ marginTop: arriba }}>
      {children}
      <Cabeza columnas={columnas} />
      {filas.slice(0, corte).map(dibujar)}
      <View wrap={false}>{filas.slice(corte).map(dibujar)}</View>
    </View>
  )
}

/** Points that a caption before a table must see after it: the header and two rows. */
export const ANTES_DE_TABLA = ALTO_DE_CABEZA + 3 * ALTO_DE_FILA
