import { type CambioDeParametro, formatFecha, PARAMETROS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import { describeReemplazo } from '../historial/describe-reemplazo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { parametro } from './parametro-table.ts'

/**
 * Locks the table `parametro` until the transaction ends. The transaction decides on the values that it reads, so
 * nobody may change them meanwhile. Reading is still allowed.
 */
export const lockParametros = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${parametro} in share row exclusive mode`)
}

export const writeParametro = async (
  tx: Tx,
  cambio: CambioDeParametro,
  {
    actor,
    momento,
    visto,
    operacion = 'save-parametro',
  }: {
    readonly actor: Actor
    readonly momento: Date
    readonly visto: string | undefined
    readonly operacion?: string
  },
): Promise<void> => {
  const { clave, valor, vigenteDesde, anterior, corrige, motivo } = cambio
  const reemplazo = await describeReemplazo(tx, visto, {
    ...{ actor, momento, entidad: 'parametro', entidadId: clave },
  })
  await tx
    .insert(parametro)
    .values({ clave, vigenteDesde, valor })
    .onConflictDoUpdate({ target: [parametro.clave, parametro.vigenteDesde], set: { valor } })
  const accion = corrige ? 'Corrección de' : 'Valor de'
  await appendHistorial(tx, {
    momento,
    actor,
    operacion,
    entidad: 'parametro',
    entidadId: clave,
    descripcion: `${accion} «${PARAMETROS[clave].nombre}» desde el ${formatFecha(vigenteDesde)}.${reemplazo}`,
    antes: { valor: anterior },
    despues: { valor, vigenteDesde, corrige, motivo },
  })
}
