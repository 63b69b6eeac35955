import {
  type CartaDeHoy,
  type CartaRepetida,
  describeRepetida,
  type Fecha,
  findCartasRepetidas,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { PedidoDecidido } from './decide-pedido.ts'

const findCartasDelDia = async (
  db: Queryable,
  fecha: Fecha,
  abogados: readonly string[],
): Promise<CartaDeHoy[]> => {
  const { rows } = await db.execute<Record<string, unknown> & CartaDeHoy>(sql`
    select c.numero, c.abogado, c.datos -> 'deudor' as deudor,
      coalesce((
        select json_agg(json_build_object(
          'clase', case i.tipo when 'C' then 'comercio' else 'inmueble' end,
          'imponible', i.imponible::text, 'recurso', i.recurso) order by i.imponible, i.recurso)
        from carta_imponible i where i.numero = c.numero and i.retirado is null
      ), '[]'::json) as imponibles
    from carta c
    where c.fecha = ${fecha} and c.anulada is null
      and c.abogado = any(${sql.param([...abogados])}::text[])
    order by c.numero`)
  return rows
}

export const findRepetidasDeHoy = async (
  db: Queryable,
  { cartas, fecha }: Pick<PedidoDecidido, 'cartas' | 'fecha'>,
): Promise<CartaRepetida[]> => {
  const abogados = [...new Set(cartas.map(({ abogado }) => abogado.codigo))]
  return findCartasRepetidas(cartas, await findCartasDelDia(db, fecha, abogados))
}

/**
 * Refuses letters that repeat letters of today. The caller must first lock the counter of letter numbers, so that no
 * other request issues the same letters meanwhile.
 *
 * @throws AppError 409 with the letters of today that the request would repeat
 */
export const assertSinRepetir = async (
  db: Queryable,
  decidido: Pick<PedidoDecidido, 'cartas' | 'fecha'>,
): Promise<void> => {
  const repetidas = await findRepetidasDeHoy(db, decidido)
  if (repetidas.length === 0) return
  throw camposRechazados(
    409,
    'cartas-repetidas',
    repetidas.map((repetida) => ({
      codigo: 'carta.repetida',
      campo: 'repetir',
      mensaje: describeRepetida(repetida),
    })),
  )
}
