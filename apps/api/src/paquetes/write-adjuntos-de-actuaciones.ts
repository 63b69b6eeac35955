import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { ADJUNTOS } from './adjuntos-de-paquete.ts'
import { keepFilas } from './antes-de-paquete.ts'
import { DNI_DE_CARGA } from './campos-de-antes.ts'
import { type ArchivoPorCargar, planDePuesto } from './write-puesta.ts'

/**
 * Attaches the documents of a data package to its legal actions.
 *
 * @param carga id of the import, by which an undo finds the new rows. Undefined when the import cannot be undone
 */
export const writeAdjuntosDeActuaciones = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: number | undefined,
  ahora: Date,
): Promise<void> => {
  if (!puesto.columnas.includes('PDF')) return
  const { cambios } = planDePuesto(puesto)
  const de = `${puesto.tabla} f join ${cambios} c on c.fila = f.fila and c.nuevo
    join actuacion a on a.anterior = f.numero
    cross join lateral unnest(string_to_array(f.pdf, '|')) with ordinality r(ruta, n)
    join ${ADJUNTOS} x on x.ruta = r.ruta`
  await keepFilas(tx, {
    ...{ carga, tabla: 'actuacion_documento', acto: 'I', de },
    fila: `jsonb_build_object('actuacion', a.id, 'documento', x.sha256)`,
  })
  // Two paths of a package may lead to the same document. A legal action has each document only once, so `on conflict
  // do nothing` skips the second path.
  await tx.execute(sql`
    insert into actuacion_documento (actuacion, documento, nombre, dni, creado)
    select a.id, x.sha256, regexp_replace(r.ruta, '^.*/', ''), current_setting(${DNI_DE_CARGA}),
      ${ahora.toISOString()}::timestamptz
    from ${sql.raw(de)} order by f.fila, r.n
    on conflict do nothing`)
}
