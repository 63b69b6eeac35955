import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/open-db.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import type { ColumnaDeTabla } from './columna-de-tabla.ts'
import { nombreDeTitulo } from './lote-zip.ts'
import type { PlanillaOperations } from './planilla-worker.ts'
import { titulo } from './titulo-table.ts'

const BATCH = 5000

const COLUMNAS: readonly ColumnaDeTabla[] = [
  { heading: 'NUMERO', type: 'integer' },
  { heading: 'ARCHIVO', type: 'text', width: 24 },
  { heading: 'IMPONIBLE', type: 'text' },
  { heading: 'RECURSO', type: 'text' },
  { heading: 'CONTRIBUYENTE', type: 'text', width: 40 },
  { heading: 'ABOGADO', type: 'text' },
  { heading: 'CAPITAL', type: 'amount' },
  { heading: 'INTERES', type: 'amount' },
  { heading: 'TOTAL', type: 'amount' },
  { heading: 'CODIGO_VERIFICACION', type: 'text', width: 24 },
]

/** The index workbook of a lot: one row per title. */
export const writeIndice = async (
  db: Db,
  worker: WorkerClient<PlanillaOperations>,
  lote: string,
  path: string,
): Promise<void> => {
  await worker.call('abrirTabla', { path, hoja: 'Títulos', columnas: COLUMNAS })
  for (let offset = 0; ; offset += BATCH) {
    const rows = await db
      .select({
        numero: titulo.numero,
        imponible: titulo.imponible,
        recurso: titulo.recurso,
        contribuyente: titulo.contribuyente,
        abogado: titulo.abogado,
        capital: sql<number>`(${titulo.datos}->>'capital')::bigint`,
        interes: sql<number>`(${titulo.datos}->>'interes')::bigint`,
        total: titulo.total,
        codigo: titulo.codigoVerificacion,
      })
      .from(titulo)
      .where(eq(titulo.lote, lote))
      .orderBy(asc(titulo.numero))
      .limit(BATCH)
      .offset(offset)
    if (rows.length > 0) {
      await worker.call('agregarFilas', {
        filas: rows.map((r) => [
          r.numero,
          nombreDeTitulo(r.numero),
          r.imponible,
          r.recurso,
          r.contribuyente,
          r.abogado,
          r.capital,
          r.interes,
          r.total,
          r.codigo,
        ]),
      })
    }
    if (rows.length < BATCH) break
  }
  await worker.call('cerrarTabla', undefined as never)
}
