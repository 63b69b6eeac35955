import { esClaveDeParametro, FILAS_INICIALES, type FilaDeParametro } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { parametro } from './parametro-table.ts'

const keyOf = ({ clave, vigenteDesde }: Pick<FilaDeParametro, 'clave' | 'vigenteDesde'>): string =>
  `${clave} ${vigenteDesde}`

/** The dated rows of the product's parameters: the stored ones over the first ones of the specification. */
export const listParametros = async (db: Queryable): Promise<FilaDeParametro[]> => {
  const rows = await db.select().from(parametro)
  const stored = rows.flatMap(({ clave, ...row }) =>
    esClaveDeParametro(clave) ? [{ clave, ...row }] : [],
  )
  const keys = new Set(stored.map(keyOf))
  return [...FILAS_INICIALES.filter((fila) => !keys.has(keyOf(fila))), ...stored]
}
