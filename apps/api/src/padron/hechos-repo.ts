import type { Categoria, ImponibleEnPadron } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { type ClaveImponible, claveDeImponible } from './clave-imponible.ts'
import { findDeudas } from './deudas-repo.ts'
import { findImponibles } from './imponibles-repo.ts'

export const findHechos = async (
  db: Queryable,
  categoria: Categoria,
  filas: readonly ClaveImponible[],
): Promise<(ImponibleEnPadron | null)[]> => {
  const tipo = categoria === 'inmueble' ? 'I' : 'C'
  const imponibles = await findImponibles(db, tipo, filas)
  const deudas = await findDeudas(db, tipo, filas)
  return filas.map((fila) => {
    const encontrado = imponibles.get(claveDeImponible(fila))
    if (encontrado === undefined) return null
    return { ...encontrado, deuda: deudas.get(claveDeImponible(fila)) ?? [] }
  })
}
