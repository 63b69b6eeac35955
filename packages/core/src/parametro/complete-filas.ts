import { FILAS_INICIALES, type FilaDeParametro } from './filas-iniciales.ts'
import { esClaveDeParametro } from './parametros.ts'

const keyOf = ({ clave, vigenteDesde }: Pick<FilaDeParametro, 'clave' | 'vigenteDesde'>): string =>
  `${clave} ${vigenteDesde}`

/**
 * Returns the stored rows of the parameters, and the initial rows. A stored row replaces the initial row of the same
 * parameter and day.
 */
export const completeFilas = (
  guardadas: readonly (Omit<FilaDeParametro, 'clave'> & { readonly clave: string })[],
): FilaDeParametro[] => {
  const propias = guardadas.flatMap(({ clave, ...fila }) =>
    esClaveDeParametro(clave) ? [{ clave, ...fila }] : [],
  )
  const claves = new Set(propias.map(keyOf))
  return [...FILAS_INICIALES.filter((fila) => !claves.has(keyOf(fila))), ...propias]
}
