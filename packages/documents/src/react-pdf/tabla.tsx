/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer'
import type { Columna, Fila } from '../layout/fila-de-tabla.ts'
import { LETRA, type Letra, TINTA } from './estilo.ts'
import { Texto } from './texto.tsx'

const RELLENO = 3
const ALTO_DE_CABEZA = 16
/** Height, in points, of a table row with one line of text. It is used to decide which rows stay on the same page. */
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

/**
 * Number of rows at the end of a table that stay on the same page. So a total is never the only row at the top of a
 * page.
 */
const FINAL = 3

/**
 * Renders a table whose header is repeated on each page. The `children` (text before the table) stay on the same page
 * as the header. The last three rows stay on one page.
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

/**
 * Height in points of a table header and three rows. When less space remains on the page after the paragraph before a
 * table, the paragraph moves to the next page with the table.
 */
export const ANTES_DE_TABLA = ALTO_DE_CABEZA + 3 * ALTO_DE_FILA
