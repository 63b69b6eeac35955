import { createHash } from 'node:crypto'
import { textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { diaDeAnulacion } from '../emision-de-cartas/cartas-repo.ts'
import { nombreDeCarta, printCarta } from '../emision-de-cartas/print-cartas.ts'
import { AppError } from '../platform/http/app-error.ts'
import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { carta, cartaLote } from './carta-table.ts'
import { cartasVisibles, noExisteCarta } from './lista-de-cartas.ts'

/** @throws AppError 409 when the data package of the municipality had no PDF for the letter of the former system */
const readAnterior = async (
  documentos: Documentos,
  numero: number,
  sha256: string | null,
): Promise<FileAnswer> => {
  if (sha256 === null) throw new AppError(409, 'sin-pdf', textos.cartas.sinPdfAnterior)
  return {
    ...{ kind: 'file', name: nombreDeCarta(numero), type: PDF, sha256, disposition: 'inline' },
    body: await documentos.read(sha256),
  }
}

/** A letter of this product is printed again from its stored data. */
export const openCarta = async (
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  sesion: Sesion,
  numero: number,
): Promise<FileAnswer> => {
  const [row] = await db
    .select({
      ...{ datos: carta.datos, version: cartaLote.version, anulada: diaDeAnulacion },
      documento: carta.documento,
    })
    .from(carta)
    .leftJoin(cartaLote, eq(cartaLote.id, carta.lote))
    .where(and(eq(carta.numero, numero), cartasVisibles(sesion)))
  if (row === undefined) throw noExisteCarta(numero)
  const { datos, version, anulada } = row
  if (version === null) return readAnterior(documentos, numero, row.documento)
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
