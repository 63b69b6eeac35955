import { FILAS_INICIALES, type FilaDeParametro } from './filas-iniciales.ts'
import { esClaveDeParametro } from './parametros.ts'

const keyOf = ({ clave, vigenteDesde }: Pick<FilaDeParametro, 'clave' | 'vigenteDesde'>): string =>
  `${clave} ${vigenteDesde}`

/** Builds the dated rows of the parameters. Stored rows replace the initial rows of the specification. */
export const completeFilas = (
  guardadas: readonly (Omit<FilaDeParametro, 'clave'> & { readonly clave: string })[],
): FilaDeParametro[] => {
  const propias = guardadas.flatMap(({ clave, ...fila }) =>
    esClaveDeParametro(clave) ? [{ clave, ...fila }] : [],
  )
  const claves = new Set(propias.map(keyOf))
  return [...FILAS_INICIALES.filter((fila) => !claves.has(keyOf(fila))), ...propias]
}
