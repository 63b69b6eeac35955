import { eq } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { countAnuladas, readDatosDeCarta } from '../emision-de-cartas/cartas-repo.ts'
import { printLote } from '../emision-de-cartas/print-cartas.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { findConstancia } from '../historial/constancia.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { PDF, ZIP } from '../platform/http/file-answer.ts'
import type { ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { cartaLote } from './carta-table.ts'

/**
 * The job that prints a batch of letters may run any number of times, because the same stored rows always give the same
 * bytes.
 */
export const createRenderCartas =
  (tools: {
    readonly db: Db
    readonly ahora: () => Date
    readonly documentos: Documentos
  }): Runner =>
  async ({ trabajo, signal, progress, hold }): Promise<ResultadoDeTrabajo> => {
    const { db, ahora, documentos } = tools
    const [lote] = await db
      .select()
      .from(cartaLote)
      .where(eq(cartaLote.id, trabajo.lote ?? ''))
    if (lote === undefined) throw new Error(`No existe el lote de cartas ${trabajo.lote}`)
    const { id, archivo, desde, hasta, cantidad, formato, creado, version } = lote
    const resumen = { desde, hasta, cantidad }
    if (lote.documento !== null) return { documento: lote.documento, archivo, resumen }
    const print = async (): Promise<string> => {
      const anuladas = await countAnuladas(db, id)
      const sha256 = await withTemporary(documentos, (path) => printInto(path, anuladas))
      // `printInto` returns undefined when a person annulled a letter of the batch during the printing. The printed
      // file then lacks the stamp of the annulled letter, so the batch is printed again.
      return sha256 ?? print()
    }
    const printInto = async (path: string, anuladas: number): Promise<string | undefined> => {
      const onPrinted = (hecho: number) => {
        signal.throwIfAborted()
        progress(hecho, cantidad, 'Imprimiendo cartas')
      }
      await printLote(
        { formato, creado, version },
        {
          ...{ path, lotes: readDatosDeCarta(db, id), onPrinted, signal },
          constancia: await findConstancia(db, id),
        },
      )
      const medido = await documentos.prepare(path)
      return db.transaction(async (tx) => {
        await allowLong(tx)
        await hold(tx)
        await tx
          .select({ id: cartaLote.id })
          .from(cartaLote)
          .where(eq(cartaLote.id, id))
          .for('update')
        if ((await countAnuladas(tx, id)) !== anuladas) return undefined
        const { sha256 } = await documentos.keep(tx, path, formato === 'pdf' ? PDF : ZIP, medido)
        await tx.update(cartaLote).set({ documento: sha256 }).where(eq(cartaLote.id, id))
        await appendHistorial(tx, {
          momento: ahora(),
          actor: { dni: trabajo.dni, abogado: '', origen: 'sistema' },
          operacion: 'render-cartas',
          entidad: 'carta-lote',
          entidadId: id,
          descripcion: `Impresión de las cartas Nº ${desde} a ${hasta}.`,
          despues: { documento: sha256 },
        })
        return sha256
      })
    }
    return { documento: await print(), archivo, resumen }
  }
