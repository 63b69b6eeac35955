import type { Clase } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/queryable.ts'

export interface LecturaContada {
  readonly cosa: string
  readonly clave: string
  readonly dia: string
  readonly dni: string
  readonly rol: Clase
  readonly cantidad: number
  readonly primera: string
  readonly ultima: string
}

/** Adds readings to those of the day, in one order, so that two processes do not wait for each other for ever. */
export const saveLecturas = async (db: Db, filas: readonly LecturaContada[]): Promise<void> => {
  await db.execute(sql`
    insert into lectura (cosa, clave, dia, dni, rol, cantidad, primera, ultima)
    select cosa, clave, dia, dni, rol, sum(cantidad), min(primera), max(ultima)
    from json_to_recordset(${JSON.stringify(filas)}::json) as x(
      cosa text, clave text, dia date, dni text, rol text, cantidad integer, primera timestamptz, ultima timestamptz)
    group by cosa, clave, dia, dni, rol
    order by cosa, clave, dia, dni, rol
    on conflict (cosa, clave, dia, dni, rol) do update
      set cantidad = lectura.cantidad + excluded.cantidad,
          ultima = greatest(lectura.ultima, excluded.ultima)`)
}
