import { type Fecha, fechaEnZona } from '@apremia/core'
import { and, eq, sql } from 'drizzle-orm'
import { deudaLiquidada } from '../padron/deuda-liquidada-table.ts'
import { ULTIMA_ENTERA } from '../padron/liquidado-al.ts'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { FilaDePaqueteCarga } from './cargas-de-paquete-repo.ts'

const CLAVE = 'registro.liquidadoAl'

interface DeudaPuesta {
  readonly carga: number
  readonly tabla: string
  readonly completo: boolean
}

/**
 * Tells whether the file has every stored unpaid tax period. If so, the import sets one day to which all the debt is
 * calculated.
 */
const bringsAll = async (tx: Tx, { tabla, completo }: DeudaPuesta): Promise<boolean> => {
  if (completo) return true
  const { rows } = await tx.execute(sql`
    select from deuda d where d.estado <> 'CANCELADA' and not exists (
      select from ${sql.raw(tabla)} f
      where not f.rechazada and (f.tipo, f.imponible, f.recurso, f.anio, f.cuota)
        = (d.tipo, d.imponible, d.recurso, d.anio, d.cuota))
    limit 1`)
  return rows.length === 0
}

/**
 * Stores the day to which the debt is calculated (D171). An import of all the unpaid debt stores one day for all of it.
 * Any other import stores the day for each of its tax periods.
 */
export const saveLiquidado = async (
  tx: Tx,
  puesta: DeudaPuesta | undefined,
  { liquidado, hoy }: { readonly liquidado: Fecha | null; readonly hoy: Fecha },
): Promise<{ readonly liquidadoEntero: boolean; readonly liquidadoAntes: string | null }> => {
  if (liquidado === null || puesta === undefined)
    return { liquidadoEntero: true, liquidadoAntes: null }
  await tx.execute(sql`delete from deuda_liquidada where carga < ${ULTIMA_ENTERA}`)
  if (await bringsAll(tx, puesta))
    return { liquidadoEntero: true, liquidadoAntes: await saveLiquidadoDeTodo(tx, liquidado, hoy) }
  // Keeps, for each tax period, only the last two days to which its amounts were calculated. The older one is needed to
  // undo the import. Without this deletion, the table would grow each night.
  await tx.execute(sql`
    delete from deuda_liquidada l using ${sql.raw(puesta.tabla)} f
    where (l.tipo, l.imponible, l.recurso, l.anio, l.cuota) = (f.tipo, f.imponible, f.recurso, f.anio, f.cuota)
      and exists (
        select from deuda_liquidada m
        where (m.tipo, m.imponible, m.recurso, m.anio, m.cuota) = (l.tipo, l.imponible, l.recurso, l.anio, l.cuota)
          and m.carga > l.carga)`)
  await tx.execute(sql`
    insert into deuda_liquidada (tipo, imponible, recurso, anio, cuota, carga, dia)
    select f.tipo, f.imponible, f.recurso, f.anio, f.cuota, ${puesta.carga}, ${liquidado}::date
    from ${sql.raw(puesta.tabla)} f where not f.rechazada`)
  return { liquidadoEntero: false, liquidadoAntes: null }
}

/**
 * Stores the day to which all the debt is calculated, in the parameter `registro.liquidadoAl`, in force from today.
 *
 * @returns value in force from today that is replaced, needed to undo the import. Null when there was none
 */
const saveLiquidadoDeTodo = async (
  tx: Tx,
  liquidado: Fecha,
  hoy: Fecha,
): Promise<string | null> => {
  const [antes] = await tx
    .select({ valor: parametro.valor })
    .from(parametro)
    .where(and(eq(parametro.clave, CLAVE), eq(parametro.vigenteDesde, hoy)))
  await tx
    .insert(parametro)
    .values({ clave: CLAVE, vigenteDesde: hoy, valor: liquidado })
    .onConflictDoUpdate({
      target: [parametro.clave, parametro.vigenteDesde],
      set: { valor: liquidado },
    })
  return antes?.valor ?? null
}

export const restoreLiquidado = async (tx: Tx, carga: FilaDePaqueteCarga): Promise<void> => {
  const { id, liquidadoAl, liquidadoEntero, liquidadoAntes, aplicada } = carga
  if (liquidadoAl === null || aplicada === null) return
  if (!liquidadoEntero) {
    await tx.delete(deudaLiquidada).where(eq(deudaLiquidada.carga, id))
    return
  }
  const esDeEse = and(eq(parametro.clave, CLAVE), eq(parametro.vigenteDesde, fechaEnZona(aplicada)))
  if (liquidadoAntes === null) await tx.delete(parametro).where(esDeEse)
  else await tx.update(parametro).set({ valor: liquidadoAntes }).where(esDeEse)
}
