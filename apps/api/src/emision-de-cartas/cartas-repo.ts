import { type CartaDatos, type Fecha, ZONA_HORARIA } from '@apremia/core'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { carta, cartaContador, cartaImponible } from '../cartas/carta-table.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import { shortenToCommit } from '../platform/db/plazos.ts'
import type { Db, Queryable, Tx } from '../platform/db/queryable.ts'
import { markNumeros } from '../platform/db/transact.ts'

const BATCH = 250

export const takeNumeros = async (tx: Tx, cantidad: number): Promise<number> => {
  const checkNumero = await markNumeros(tx)
  await shortenToCommit(tx)
  const [row] = await tx
    .update(cartaContador)
    .set({ ultimo: sql`${cartaContador.ultimo} + ${cantidad}` })
    .where(eq(cartaContador.id, 1))
    .returning()
  if (row === undefined) throw new Error('Falta el contador de cartas')
  const anterior = row.ultimo - cantidad
  checkNumero('cartas', anterior + 1)
  return anterior
}

/** Reads the last letter number without a lock, so other requests may take numbers afterwards. */
export const readUltimoNumero = async (tx: Tx): Promise<number> => {
  const [row] = await tx.select().from(cartaContador).where(eq(cartaContador.id, 1))
  if (row === undefined) throw new Error('Falta el contador de cartas')
  return row.ultimo
}

/** Error that rolls back a savepoint, which releases the lock of the counter of letter numbers. */
class OtroUltimo extends Error {
  override name = 'OtroUltimo'
}

/**
 * Takes `cantidad` letter numbers after the number `ultimo`, the last one used. Returns false, and unlocks the counter,
 * when another request already took those numbers.
 */
export const takeSiguientes = async (
  tx: Tx,
  cantidad: number,
  ultimo: number,
): Promise<boolean> => {
  const checkNumero = await markNumeros(tx)
  await shortenToCommit(tx)
  try {
    await tx.transaction(async (punto) => {
      const tomados = await punto
        .update(cartaContador)
        .set({ ultimo: ultimo + cantidad })
        .where(and(eq(cartaContador.id, 1), eq(cartaContador.ultimo, ultimo)))
        .returning({ id: cartaContador.id })
      // Another transaction took these letter numbers first, so the update changed no row. PostgreSQL may still hold a
      // lock on the row of the counter. This error rolls back the savepoint, which releases that lock.
      if (tomados.length === 0) throw new OtroUltimo()
    })
  } catch (error) {
    if (error instanceof OtroUltimo) return false
    throw error
  }
  checkNumero('cartas', ultimo + 1)
  return true
}

export const insertCartas = async (
  tx: Tx,
  lote: string,
  cartas: readonly CartaDatos[],
): Promise<void> => {
  for (let desde = 0; desde < cartas.length; desde += BATCH) {
    const json = JSON.stringify(cartas.slice(desde, desde + BATCH))
    await tx.execute(sql`
      insert into carta (numero, lote, abogado, fecha, datos, total, codigo_verificacion)
      select (r ->> 'numero')::int, ${lote}::uuid, r -> 'abogado' ->> 'codigo', (r ->> 'fecha')::date, r,
        (r ->> 'total')::bigint, r ->> 'codigoVerificacion'
      from jsonb_array_elements(${json}::jsonb) r`)
    await tx.execute(sql`
      insert into carta_imponible (numero, tipo, imponible, recurso)
      select (r ->> 'numero')::int, case i ->> 'clase' when 'comercio' then 'C' else 'I' end,
        (i ->> 'imponible')::int, i ->> 'recurso'
      from jsonb_array_elements(${json}::jsonb) r, jsonb_array_elements(r -> 'imponibles') i`)
  }
}

/**
 * SQL for the last day on which the amount of a letter is valid. Null for a letter of the former system whose last day
 * is unknown.
 */
export const venceDeCarta = sql<Fecha | null>`(${carta.datos} ->> 'vence')`

export const diaDeAnulacion = sql<Fecha | null>`(${carta.anulada} at time zone ${sql.raw(`'${ZONA_HORARIA}'`)})::date::text`

/**
 * Yields the data of the letters of a batch, in groups, ordered by letter number. Each letter is a JSON text that only
 * the printing thread parses. An annulled letter has the day of the annulment.
 */
export async function* readDatosDeCarta(db: Db, lote: string): AsyncGenerator<string[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .select({
        numero: carta.numero,
        datos: sql<string>`(case when ${carta.anulada} is null then ${carta.datos}
          else ${carta.datos} || jsonb_build_object('anulada', ${diaDeAnulacion}) end)::text`,
      })
      .from(carta)
      .where(and(eq(carta.lote, lote), gt(carta.numero, last)))
      .orderBy(asc(carta.numero))
      .limit(BATCH)
    const newest = rows.at(-1)
    if (newest === undefined) return
    yield rows.map(({ datos }) => datos)
    last = newest.numero
  }
}

/**
 * Returns the letters of a batch by property or business ({@link claveDe}). A property or business with debt of several
 * lawyers has one letter for each lawyer.
 */
export const findCartasDeLote = async (
  db: Queryable,
  lote: string,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const rows = await db
    .select({
      numero: cartaImponible.numero,
      imponible: sql<string>`${cartaImponible.imponible}::text`,
      recurso: cartaImponible.recurso,
    })
    .from(cartaImponible)
    .innerJoin(carta, eq(carta.numero, cartaImponible.numero))
    .where(eq(carta.lote, lote))
    .orderBy(asc(cartaImponible.numero))
  const found = new Map<string, readonly number[]>()
  for (const { numero, ...clave } of rows)
    found.set(claveDeImponible(clave), [...(found.get(claveDeImponible(clave)) ?? []), numero])
  return found
}

export const findIntimados = (db: Queryable, numeros: readonly number[]) =>
  db
    .select()
    .from(cartaImponible)
    .where(sql`${cartaImponible.numero} = any(${sql.param(numeros)}::integer[])`)
    .orderBy(asc(cartaImponible.numero), asc(cartaImponible.imponible), asc(cartaImponible.recurso))

export const countAnuladas = (db: Queryable, lote: string): Promise<number> =>
  db.$count(carta, and(eq(carta.lote, lote), isNotNull(carta.anulada)))
