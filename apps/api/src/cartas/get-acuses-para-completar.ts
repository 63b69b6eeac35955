import { textos } from '@apremia/core'
import { writeAcusesParaCompletar } from '@apremia/workbooks'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { carta, cartaAcuse } from './carta-table.ts'
import { cartasVisibles } from './lista-de-cartas.ts'

/**
 * Maximum number of letters in the workbook in which a person fills in the acknowledgements of receipt. The upload of
 * the filled-in workbook has the same maximum.
 */
const MAXIMO_PARA_COMPLETAR = 5000

const findSinAcuse = (db: Queryable, sesion: Sesion, lote: string | undefined) =>
  db
    .select({
      numero: carta.numero,
      contribuyente: sql<string>`${carta.datos} -> 'deudor' ->> 'nombre'`,
      domicilio: sql<string>`${carta.datos} -> 'deudor' ->> 'domicilio'`,
    })
    .from(carta)
    .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))
    .where(
      and(
        cartasVisibles(sesion),
        isNull(cartaAcuse.numero),
        isNull(carta.anulada),
        // Letters of the former system are left out, because this product does not record their acknowledgements of
        // receipt.
        isNull(carta.anterior),
        lote === undefined ? undefined : eq(carta.lote, lote),
      ),
    )
    .orderBy(asc(carta.numero))
    .limit(MAXIMO_PARA_COMPLETAR)

export const getAcusesParaCompletar: Handler<'getAcusesParaCompletar'> = async (
  { db },
  { sesion, query },
) => {
  const body = await writeAcusesParaCompletar(await findSinAcuse(db, sesion, query.lote))
  const { archivo: name } = textos.planillaDeAcuses
  return { kind: 'file', name, type: XLSX, size: body.length, body }
}
