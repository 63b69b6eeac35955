import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { DESTINOS_DE_PAQUETE } from './destinos.ts'

type Acto = 'I' | 'U' | 'D'

interface Antes {
  readonly carga: number | undefined
  readonly tabla: string
  readonly acto: Acto
  /**
   * SQL for what is stored so that the change of a row can be undone. It is the whole former row or, for a new row,
   * only the key.
   */
  readonly fila: string
  readonly de: string
}

/** Deletes the data stored to undo earlier imports, because only the last import can be undone. */
export const forgetAntes = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`delete from paquete_antes`)
  await tx.execute(sql`update paquete_carga set deshacible = false where deshacible`)
}

/**
 * Copies the stored rows that the import is about to overwrite or delete, so that the import can be undone. For a row
 * that the import inserts, only the key is copied.
 */
export const keepFilas = async (tx: Tx, { carga, tabla, acto, fila, de }: Antes): Promise<void> => {
  if (carga === undefined) return
  await tx.execute(
    sql.raw(`insert into paquete_antes (carga, paso, tabla, acto, fila)
      select ${carga}, (select coalesce(max(paso), 0) + 1 from paquete_antes where carga = ${carga}),
        '${tabla}', '${acto}', ${fila}
      from ${de}`),
  )
}

const CLAVES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(DESTINOS_DE_PAQUETE).map(({ tabla, clave }) => [tabla, clave] as const),
)

/**
 * Returns the columns by which a row is found when an import is undone: the key columns. For a row that the import
 * inserted ('I'), `guardada` has only the key columns, so all of them are returned.
 */
const claveDe = (tabla: string, acto: Acto, guardada: readonly string[]): readonly string[] =>
  acto === 'I' ? guardada : (CLAVES.get(tabla) ?? [])

const readColumnas = async (tx: Tx, tabla: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ columna: string }>(sql`
    select attname as columna from pg_attribute
    where attrelid = ${tabla}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`)
  return rows.map(({ columna }) => `"${columna}"`)
}

export const restoreFilas = async (tx: Tx, carga: number): Promise<void> => {
  const { rows: pasos } = await tx.execute<{
    paso: number
    tabla: string
    acto: Acto
    guardada: string[]
  }>(sql`
    select distinct on (paso) paso, tabla, acto,
      array(select jsonb_object_keys(fila) where acto = 'I') as guardada
    from paquete_antes where carga = ${carga} order by paso desc`)
  for (const { paso, tabla, acto, guardada } of pasos) {
    const columnas = await readColumnas(tx, tabla)
    const misma = claveDe(tabla, acto, guardada)
      .map((una) => `t.${una} = r.${una}`)
      .join(' and ')
    if (misma === '') throw new Error(`Sin clave: ${tabla}`)
    const viejas = `paquete_antes a cross join lateral jsonb_populate_record(null::${tabla}, a.fila) r`
    const deEste = `a.carga = ${carga} and a.paso = ${paso}`
    const deVieja = columnas.map((una) => `r.${una}`).join(', ')
    const ACTOS: Readonly<Record<Acto, string>> = {
      I: `delete from ${tabla} t using ${viejas} where ${deEste} and ${misma}`,
      U: `update ${tabla} t set (${columnas.join(', ')}) = row(${deVieja}) from ${viejas} where ${deEste} and ${misma}`,
      D: `insert into ${tabla} (${columnas.join(', ')}) overriding system value select ${deVieja} from ${viejas} where ${deEste}`,
    }
    await tx.execute(sql.raw(ACTOS[acto]))
  }
}
