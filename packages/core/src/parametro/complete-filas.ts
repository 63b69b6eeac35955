import { FILAS_INICIALES, type FilaDeParametro } from './filas-iniciales.ts'
import { esClaveDeParametro } from './parametros.ts'

const keyOf = ({ clave, vigenteDesde }: Pick<FilaDeParametro, 'clave' | 'vigenteDesde'>): string =>
  `${clave} ${vigenteDesde}`

/** The dated rows of the product's parameters: the stored ones over the first ones of the specification. */
export const completeFilas = (
  guardadas: readonly (Omit<FilaDeParametro, 'clave'> & { readonly clave: string })[],
): FilaDeParametro[] => {
  const propias = guardadas.flatMap(({ clave, ...fila }) =>
    esClaveDeParametro(clave) ? [{ clave, ...fila }] : [],
  )
  const claves = new Set(propias.map(keyOf))
  return [...FILAS_INICIALES.filter((fila) => !claves.has(keyOf(fila))), ...propias]
}
