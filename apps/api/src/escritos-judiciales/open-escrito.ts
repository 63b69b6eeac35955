import { claseDe, interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { abogadoVisible } from '../actuaciones/visible.ts'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { documento } from '../documentos/documento-table.ts'
import { escrito } from '../escritos/escrito-table.ts'
import { plantilla } from '../escritos/plantilla-table.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { FileAnswer } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'

const t = textos.escritosJudiciales

/** Opens a court paper for a person who sees the paper in the timeline of its case. Any other person gets 404 (T16). */
export const openEscrito = async (
  services: Services,
  sesion: Sesion,
  id: number,
): Promise<FileAnswer> => {
  const { db, municipio } = services
  const [fila] = await db
    .select({
      escrito,
      nombre: plantilla.nombre,
      sha256: documento.sha256,
      type: documento.tipo,
      size: documento.tamano,
    })
    .from(escrito)
    .innerJoin(plantilla, eq(plantilla.id, escrito.plantilla))
    .innerJoin(documento, eq(documento.sha256, escrito.documento))
    .where(eq(escrito.id, id))
  if (fila === undefined) throw notFound(t.noExisteEscrito)
  const { escrito: suyo, nombre, ...archivo } = fila
  const propio = claseDe(sesion) === 'abogado' && suyo.abogado === sesion.abogado
  if (!propio && (await abogadoVisible(municipio, sesion, suyo)) !== '')
    throw notFound(t.noExisteEscrito)
  const { recurso, imponible } = suyo
  const name = interpolar(textos.archivos.escrito, { plantilla: nombre, recurso, imponible })
  return answerAdjunto(services, { ...archivo, name })
}
