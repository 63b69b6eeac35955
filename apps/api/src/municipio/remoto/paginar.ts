import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'

type Clave = string | number | null

/** Compares texts in the order of a Spanish dictionary: Álvarez before Zárate, ñ after n. */
const diccionario = new Intl.Collator('es')

const compare = (a: Clave, b: Clave): number => {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return typeof a === 'string' && typeof b === 'string' ? diccionario.compare(a, b) : a < b ? -1 : 1
}

export const alfabetica = (texto: string): string | null => (texto === '' ? null : texto)

export const sortBy = <Fila>(
  filas: readonly Fila[],
  clavesDe: (fila: Fila) => readonly Clave[],
  sentido: 'asc' | 'desc' = 'asc',
): Fila[] => {
  const sign = sentido === 'desc' ? -1 : 1
  return filas
    .map((fila) => ({ fila, claves: clavesDe(fila) }))
    .sort((x, y) => {
      for (const [i, a] of x.claves.entries()) {
        const b = y.claves[i] ?? null
        const order = compare(a, b)
        if (order !== 0) return a === null || b === null ? order : order * sign
      }
      return 0
    })
    .map(({ fila }) => fila)
}

export const takePage = <Fila>(
  filas: readonly Fila[],
  { pagina, porPagina }: Pagina,
): Paginado<Fila> => ({
  rows: filas.slice((pagina - 1) * porPagina, pagina * porPagina),
  total: filas.length,
})
