import { inArray } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { notifyTraspaso } from '../abogados/notify-traspaso.ts'
import type { Tx } from '../platform/db/queryable.ts'

export const notifyTraspasos = async (
  tx: Tx,
  traspasos: readonly { de: string; a: string; casos: number }[],
  { actor, creado }: { readonly actor: string; readonly creado: Date },
): Promise<void> => {
  if (traspasos.length === 0) return
  const codigos = [...new Set(traspasos.flatMap(({ de, a }) => [de, a]))]
  const filas = await tx.select().from(abogado).where(inArray(abogado.codexterno, codigos))
  const porCodigo = new Map(filas.map((fila) => [fila.codexterno, fila]))
  for (const { de, a, casos } of traspasos) {
    const [origen, destino] = [porCodigo.get(de), porCodigo.get(a)]
    if (origen && destino)
      await notifyTraspaso(tx, { origen, destino, casos, convenios: 0, actor, creado })
  }
}
