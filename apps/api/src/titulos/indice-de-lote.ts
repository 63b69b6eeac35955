import { centavos } from '@apremia/core'
import { asc, eq } from 'drizzle-orm'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import { nombreDeTitulo } from './nombre-de-titulo.ts'
import { titulo } from './titulo-table.ts'

const BATCH = 5000

export const writeIndice = async (
  db: Db,
  worker: WorkerClient<LibroOperations>,
  lote: string,
  path: string,
): Promise<void> => {
  await worker.call('abrirTabla', { path, nombre: 'indice', formato: 'xlsx' })
  for (let offset = 0; ; offset += BATCH) {
    const rows = await db
      .select({
        numero: titulo.numero,
        imponible: titulo.imponible,
        recurso: titulo.recurso,
        deudor: titulo.contribuyente,
        abogado: titulo.abogado,
        total: titulo.total,
        codigoVerificacion: titulo.codigoVerificacion,
      })
      .from(titulo)
      .where(eq(titulo.lote, lote))
      .orderBy(asc(titulo.numero))
      .limit(BATCH)
      .offset(offset)
    if (rows.length > 0) {
      await worker.call('agregarFilas', {
        filas: rows.map((row) => ({
          ...row,
          codigoVerificacion: row.codigoVerificacion ?? '',
          total: centavos(row.total),
          archivo: nombreDeTitulo(row.numero),
          estado: 'VIGENTE',
        })),
      })
    }
    if (rows.length < BATCH) break
  }
  await worker.call('cerrarTabla', undefined as never)
}
