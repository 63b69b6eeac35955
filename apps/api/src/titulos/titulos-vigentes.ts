import type { Categoria } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/open-db.ts'
import { findYaTitulados } from './deuda-titulada.ts'
import { claveDePeriodo } from './leer-procesado.ts'
import { tituloContador } from './titulo-table.ts'

interface PeriodoBuscado {
  readonly recurso: string
  readonly imponible: string | number
  readonly anio: number
  readonly cuota: number
}

/** The titles in force over each of some periods, in the order of the periods. One query for all. */
export const findTitulosVigentes = async (
  db: Queryable,
  categoria: Categoria,
  periodos: readonly PeriodoBuscado[],
): Promise<readonly (readonly number[])[]> => {
  if (periodos.length === 0) return []
  const hallados = await findYaTitulados(
    db,
    categoria,
    periodos.map(({ recurso, imponible, ...periodo }, fila) => ({
      fila,
      recurso,
      imponible: String(imponible),
      periodos: [claveDePeriodo(periodo)],
    })),
  )
  const vigentes: number[][] = periodos.map(() => [])
  for (const { fila, numero } of hallados) vigentes[fila]?.push(numero)
  return vigentes
}

/** No title is made until the transaction ends: what is found of them stays so. */
export const holdTitulos = async (tx: Tx): Promise<void> => {
  await tx.select().from(tituloContador).where(eq(tituloContador.id, 1)).for('share')
}
