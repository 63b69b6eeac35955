import { FILAS_INICIALES, type FilaDeParametro } from './filas-iniciales.ts'
import { esClaveDeParametro } from './parametros.ts'

const keyOf = ({ clave, vigenteDesde }: Pick<FilaDeParametro, 'clave' | 'vigenteDesde'>): string =>
  `${clave} ${vigenteDesde}`

/**
 * Returns the saved values of the parameters together with the initial values of the product. A saved value replaces
 * the initial value of the same parameter and first day.
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
