import { interpolar, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { FileAnswer } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { carta, cartaAcuse } from './carta-table.ts'
import { cartasVisibles, noExisteCarta } from './lista-de-cartas.ts'

const EXTENSIONES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

export const openEscaneoDeAcuse = async (
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  sesion: Sesion,
  numero: number,
): Promise<FileAnswer> => {
  const [row] = await db
    .select({ sha256: documento.sha256, tipo: documento.tipo, tamano: documento.tamano })
    .from(carta)
    .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))
    .leftJoin(documento, eq(documento.sha256, cartaAcuse.escaneo))
    .where(and(eq(carta.numero, numero), cartasVisibles(sesion)))
  if (row === undefined) throw noExisteCarta(numero)
  const { sha256, tipo, tamano } = row
  if (sha256 === null || tipo === null || tamano === null)
    throw notFound(interpolar(textos.cartas.acuse.sinEscaneo, { numero }))
  return {
    kind: 'file',
    name: `acuse_${numero}.${EXTENSIONES[tipo]}`,
    type: tipo,
    size: tamano,
    sha256,
    body: await documentos.read(sha256),
    disposition: 'inline',
  }
}
