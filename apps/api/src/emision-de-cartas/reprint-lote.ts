import { eq } from 'drizzle-orm'
import { cartaLote } from '../cartas/carta-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Trabajos } from '../trabajos/trabajos.ts'

/**
 * Queues a batch of letters to print again, because one of its letters was annulled. The new file shows that letter as
 * annulled. The caller wakes the job runner after the commit.
 */
export const reprintLote = async (
  trabajos: Pick<Trabajos, 'enqueue'>,
  tx: Tx,
  sesion: Sesion,
  id: string,
): Promise<void> => {
  const [lote] = await tx
    .update(cartaLote)
    .set({ documento: null })
    .where(eq(cartaLote.id, id))
    .returning()
  if (lote === undefined) throw new Error(`No existe el lote de cartas ${id}`)
  await trabajos.enqueue(tx, {
    tipo: 'imprimir-cartas',
    actor: sesion,
    titulo: lote.archivo,
    total: lote.cantidad,
    lote: id,
    entrada: { lote: id },
  })
}
