import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { markNumeros } from '../platform/db/transact.ts'
import { findUltimo } from '../titulos/numeracion.ts'
import { tituloContador } from '../titulos/numeracion-table.ts'
import type { ArchivoPorCargar } from './write-puesta.ts'

const { carga: t } = textos.paquete

const findDeAntes = (puestos: readonly ArchivoPorCargar[], nombre: string) =>
  puestos.find(({ archivo }) => archivo.nombre === nombre)

/**
 * Waits for the lots under way, and stops new lots until the load ends. Otherwise a lot could take a number after the
 * load checked that it was free. A lot writes its titles before it locks the counter, so locking the counter here would
 * be a deadlock.
 */
export const lockNumerosDeAntes = async (
  tx: Tx,
  puestos: readonly ArchivoPorCargar[],
): Promise<void> => {
  if (findDeAntes(puestos, 'titulos_emitidos'))
    await tx.execute(sql`lock table titulo in share row exclusive mode`)
}

/**
 * Makes the numbers go on after those of the former papers, here and in the notes outside the database (ADR 0058).
 *
 * @returns a notice for each series that moves on
 */
export const raiseNumerosDeAntes = async (
  tx: Tx,
  puestos: readonly ArchivoPorCargar[],
): Promise<string[]> => {
  const titulos = findDeAntes(puestos, 'titulos_emitidos')
  if (titulos === undefined) return []
  const ultimo = await findUltimo(tx, true)
  const { rows } = await tx.execute<{ mayor: number | null }>(
    sql.raw(`select max(numero) as mayor from ${titulos.tabla} where not rechazada`),
  )
  const mayor = rows[0]?.mayor ?? 0
  if (mayor <= ultimo) return []
  await markNumeros(tx)
  await tx.update(tituloContador).set({ ultimo: mayor })
  return [interpolar(t.ultimoTitulo, { antes: ultimo, ahora: mayor })]
}
