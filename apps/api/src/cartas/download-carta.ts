import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { diaDeAnulacion } from '../emision-de-cartas/cartas-repo.ts'
import { nombreDeCarta, printCarta } from '../emision-de-cartas/print-cartas.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { carta, cartaLote } from './carta-table.ts'
import { cartasVisibles, noExisteCarta } from './lista-de-cartas.ts'

export const downloadCarta: Handler<'downloadCarta'> = async (
  { db },
  { sesion, params: { numero } },
) => {
  const [row] = await db
    .select({ datos: carta.datos, version: cartaLote.version, anulada: diaDeAnulacion })
    .from(carta)
    .innerJoin(cartaLote, eq(cartaLote.id, carta.lote))
    .where(and(eq(carta.numero, numero), cartasVisibles(sesion)))
  if (row === undefined) throw noExisteCarta(numero)
  const { datos, version, anulada } = row
  const pdf = await printCarta(anulada === null ? datos : { ...datos, anulada }, version)
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
