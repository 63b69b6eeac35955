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
 * Blocks new executive titles until the import ends. Otherwise a new title could take a number that the import found
 * free. Locking the counter of title numbers instead could cause a deadlock, because a batch writes its titles before
 * it locks the counter.
 */
export const lockNumerosDeAntes = async (
  tx: Tx,
  puestos: readonly ArchivoPorCargar[],
): Promise<void> => {
  if (findDeAntes(puestos, 'titulos_emitidos'))
    await tx.execute(sql`lock table titulo in share row exclusive mode`)
}

/**
 * Raises the last used number of executive titles to the greatest imported number, so that new titles get later numbers
 * (ADR 0058).
 *
 * @returns one message for the person when the last used number changes, otherwise an empty list
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
