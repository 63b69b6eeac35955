import type { Tx } from '../platform/db/queryable.ts'
import { abogadoTitulo } from './abogado-table.ts'

const INICIALES = ['Abogado', 'Abogada', 'Procurador', 'Procuradora']

export const createTitulosProfesionales = async (tx: Tx): Promise<void> => {
  if ((await tx.$count(abogadoTitulo)) > 0) return
  await tx.insert(abogadoTitulo).values(INICIALES.map((titulo, i) => ({ id: i + 1, titulo })))
}
