import { generateDemo, type LoteDemo, type OpcionesDemo, type TablaDemo } from '@apremia/fixtures'
import { sql } from 'drizzle-orm'
import { refreshTodosLosCasos } from '../casos/refresh-casos.ts'
import { insertRows, type Rows } from '../platform/db/insert-rows.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import * as tables from './tables.ts'

/** Tables in the order in which the demo data is inserted, so that each foreign key finds its row. */
export const DESTINOS = {
  abogadoTitulo: tables.abogadoTitulo,
  abogado: tables.abogado,
  usuario: tables.usuario,
  usuarioPermiso: tables.usuarioPermiso,
  recurso: tables.recurso,
  situacion: tables.situacion,
  grupoEtapa: tables.grupoEtapa,
  tipoEtapa: tables.tipoEtapa,
  parametro: tables.parametro,
  contribuyente: tables.contribuyente,
  inmueble: tables.inmueble,
  comercio: tables.comercio,
  imponibleRecurso: tables.imponibleRecurso,
  vinculo: tables.vinculo,
  planPago: tables.planPago,
  planCuota: tables.planCuota,
  deuda: tables.deuda,
  situacionHistorica: tables.situacionHistorica,
  actuacion: tables.actuacion,
  convenio: tables.convenio,
  convenioPlan: tables.convenioPlan,
  convenioCuota: tables.convenioCuota,
  convenioPlanCuota: tables.convenioPlanCuota,
} as const satisfies Record<TablaDemo, unknown>

const ORDEN = Object.keys(DESTINOS) as TablaDemo[]

const replaceRecursos = async (tx: Tx, { recurso }: LoteDemo): Promise<void> => {
  if (recurso.length === 0) return
  const { nombre, ordenanza, tipo, pagoUnico } = tables.recurso
  const nueva = ({ name }: { readonly name: string }) => sql.raw(`excluded.${name}`)
  await tx
    .insert(tables.recurso)
    .values([...recurso])
    .onConflictDoUpdate({
      target: tables.recurso.codigo,
      set: {
        nombre: nueva(nombre),
        ordenanza: nueva(ordenanza),
        tipo: nueva(tipo),
        pagoUnico: nueva(pagoUnico),
      },
    })
}

const replaceSituaciones = async (tx: Tx, { situacion }: LoteDemo): Promise<void> => {
  for (const { codigo, ...datos } of situacion)
    await tx
      .insert(tables.situacion)
      .values({ codigo, ...datos })
      .onConflictDoUpdate({ target: tables.situacion.codigo, set: datos })
}

const REEMPLAZADAS: Partial<Record<TablaDemo, (tx: Tx, lote: LoteDemo) => Promise<void>>> = {
  recurso: replaceRecursos,
  situacion: replaceSituaciones,
}

const insertTabla = <T extends TablaDemo>(tx: Tx, tabla: T, lote: LoteDemo): Promise<void> => {
  // This type pairs each demo table with the database table of the same name. Without it, TypeScript could not check
  // the rows, because `tabla` has a generic type.
  const filas: { readonly [K in TablaDemo]: Rows<(typeof DESTINOS)[K]> } = lote
  return insertRows<(typeof DESTINOS)[T]>(tx, DESTINOS[tabla], filas[tabla])
}

/** Moves the sequences past the ids of the demo rows, so that no id is used twice. */
const advanceIdentities = async (tx: Tx): Promise<void> => {
  for (const tabla of ['actuacion', 'convenio'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(tabla)}), false)`,
    )
}

/**
 * Loads the demonstration data into an empty database. When the database is not empty, throws the error of the insert.
 */
export const loadDemo = async (db: Db, opciones: OpcionesDemo): Promise<void> => {
  await db.transaction(async (tx) => {
    await allowLong(tx)
    for (const lote of generateDemo(opciones))
      for (const tabla of ORDEN)
        await (REEMPLAZADAS[tabla]?.(tx, lote) ?? insertTabla(tx, tabla, lote))
    await advanceIdentities(tx)
    await tx.execute(sql`analyze`)
    await refreshTodosLosCasos(tx)
  })
  await db.execute(sql`analyze caso`)
}
