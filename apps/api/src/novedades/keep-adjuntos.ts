import { eq } from 'drizzle-orm'
import { type AdjuntoConTipo, detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import type { Keep } from '../documentos/transact-keeping.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Adjunto } from '../platform/http/form.ts'
import { novedadDocumento, novedadInmueble } from './novedad-table.ts'
import type { Cuerpo } from './novedades-repo.ts'

export interface Adjuntado extends AdjuntoConTipo {
  readonly inmueble: number
  readonly recurso: string
}

/**
 * Reads the uploaded files and finds the property of each one. A file must belong to a property of the form, and its
 * content must be of an accepted type (D92, D94).
 */
export const readAdjuntos = async (
  archivos: readonly Adjunto[],
  inmuebles: Cuerpo['inmuebles'],
): Promise<Adjuntado[]> => {
  const destinos = archivos.map(({ campo, name }) => {
    const [numero = '', recurso = ''] = campo.split('_')
    const inmueble = Number(numero)
    if (inmuebles.some((uno) => uno.inmueble === inmueble && uno.recurso === recurso))
      return { inmueble, recurso }
    const message = `El archivo «${name}» es del inmueble ${inmueble} y recurso «${recurso}», que no está entre los inmuebles que se guardan.`
    throw new AppError(400, 'archivo-sin-destino', message, { fields: [{ field: campo, message }] })
  })
  const conTipo = await detectAdjuntos(archivos)
  return conTipo.flatMap((uno, i) => {
    const destino = destinos[i]
    return destino === undefined ? [] : [{ ...uno, ...destino }]
  })
}

export const keepAdjuntos = async (
  tx: Tx,
  keep: Keep,
  novedad: number,
  adjuntados: readonly Adjuntado[],
  { dni, creado }: { readonly dni: string; readonly creado: Date },
): Promise<void> => {
  if (adjuntados.length === 0) return
  const documentos = await keep(porGuardarDe(adjuntados))
  const inmuebles = await tx
    .select({
      id: novedadInmueble.id,
      inmueble: novedadInmueble.inmueble,
      recurso: novedadInmueble.recurso,
    })
    .from(novedadInmueble)
    .where(eq(novedadInmueble.novedad, novedad))
  const idDe = new Map(inmuebles.map(({ id, inmueble, recurso }) => [`${inmueble}_${recurso}`, id]))
  const filas = adjuntados.map(({ archivo, inmueble, recurso }, i) => {
    const id = idDe.get(`${inmueble}_${recurso}`)
    if (id === undefined) throw new Error(`Falta el inmueble ${inmueble}/${recurso}`)
    return { inmueble: id, documento: documentos[i] ?? '', nombre: archivo.name, dni, creado }
  })
  await tx.insert(novedadDocumento).values(filas).onConflictDoNothing()
}
