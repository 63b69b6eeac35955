import { desc, eq } from 'drizzle-orm'
import { historialCabeza } from '../historial/historial-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { entregaAcuse } from './entrega-acuse-table.ts'

export const findUltimoAcuse = async (db: Queryable) => {
  const [row] = await db
    .select({
      hasta: entregaAcuse.hasta,
      rechazos: entregaAcuse.rechazos,
      acusado: entregaAcuse.acusado,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
    })
    .from(entregaAcuse)
    .innerJoin(usuario, eq(usuario.dni, entregaAcuse.dni))
    .orderBy(desc(entregaAcuse.hasta))
    .limit(1)
  return row
}

type Acuse = NonNullable<Awaited<ReturnType<typeof findUltimoAcuse>>>

export const toAcuse = ({ hasta, rechazos, acusado, nombre, apellido }: Acuse) => ({
  hasta,
  acusado: acusado.toISOString(),
  persona: { nombre, apellido },
  rechazos: [...rechazos],
})

export const readUltimaFila = async (db: Queryable): Promise<number> => {
  const [cabeza] = await db.select({ orden: historialCabeza.orden }).from(historialCabeza)
  return cabeza?.orden ?? 0
}
