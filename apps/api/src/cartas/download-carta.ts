import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { carta, cartaLote } from './carta-table.ts'
import { cartasVisibles, noExisteCarta } from './lista-de-cartas.ts'
import { nombreDeCarta, printCarta } from './print-cartas.ts'

export const downloadCarta: Handler<'downloadCarta'> = async (
  { db },
  { sesion, params: { numero } },
) => {
  const [row] = await db
    .select({ datos: carta.datos, version: cartaLote.version })
    .from(carta)
    .innerJoin(cartaLote, eq(cartaLote.id, carta.lote))
    .where(and(eq(carta.numero, numero), cartasVisibles(sesion)))
  if (row === undefined) throw noExisteCarta(numero)
  const pdf = await printCarta(row.datos, row.version)
  return {
    kind: 'file',
    name: nombreDeCarta(numero),
    type: PDF,
    size: pdf.byteLength,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}
