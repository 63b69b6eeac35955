import { type FormaDeTitulo, fechaEnZona } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { LibroLeido } from '../libros/leer-procesado.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'
import { tituloLote } from './titulo-lote-table.ts'

const BATCH = 500

/** Error thrown when a concurrent transaction took the title numbers or the debt first. */
export class Adelantado extends Error {
  override name = 'Adelantado'
}

interface LoteAEscribir {
  readonly id: string
  readonly inicio: number
  readonly now: Date
  readonly forma: FormaDeTitulo
}

/**
 * Writes a batch and its executive titles, numbered from `inicio`. Does not lock the counter of title numbers, so other
 * batches need not wait. The caller must lock the counter afterwards and check the numbers.
 *
 * @throws Adelantado when the request already has its batch, or when one of the numbers is taken
 */
export const writeTitulos = async (
  tx: Tx,
  worker: WorkerClient<LibroOperations>,
  { cantidad, total }: Pick<LibroLeido, 'cantidad' | 'total'>,
  pedido: PedidoDeLote,
  { id, inicio, now, forma }: LoteAEscribir,
): Promise<void> => {
  const { categoria, dni } = pedido
  const [lote] = await tx
    .insert(tituloLote)
    .values({
      id,
      archivo: pedido.archivo,
      categoria,
      desde: inicio,
      hasta: inicio + cantidad - 1,
      cantidad,
      total,
      planilla: pedido.planilla,
      clave: pedido.clave,
      version: forma.version,
      dni,
      creado: now,
    })
    .onConflictDoNothing()
    .returning({ id: tituloLote.id })
  if (lote === undefined) throw new Adelantado('El pedido ya tiene su lote')
  const { municipio, direccionPublica } = forma
  const contexto = { municipio, direccionPublica, fechaEmision: fechaEnZona(now) }
  for (let desde = 0; desde < cantidad; desde += BATCH) {
    const { json } = await worker.call('prepararTitulos', {
      desde,
      cantidad: BATCH,
      inicio,
      contexto,
    })
    const { rows } = await tx.execute<{ n: number }>(sql`
      with escritos as (
        insert into titulo (numero, lote, categoria, imponible, recurso, abogado, contribuyente, periodos, total, datos, codigo_verificacion, dni, creado)
        select r.numero, ${id}::uuid, ${categoria}, r.imponible, r.recurso, r.abogado, r.contribuyente, r.periodos, r.total, r.datos, r.codigo_verificacion, ${dni}, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${json}::jsonb) as r(numero int, imponible text, recurso text, abogado text, contribuyente text, periodos int[], total bigint, datos jsonb, codigo_verificacion text)
        on conflict (numero) do nothing
        returning 1)
      select count(*)::int as n from escritos`)
    if (rows[0]?.n !== Math.min(BATCH, cantidad - desde))
      throw new Adelantado('Un número ya está dado')
  }
}
