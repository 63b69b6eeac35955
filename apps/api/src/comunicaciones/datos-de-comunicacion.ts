import type { BodyOf, Contract } from '@apremia/api-client'
import { fecha, interpolar, TODOS_LOS_ABOGADOS, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { type AdjuntoConTipo, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import type { Keep } from '../documentos/transact-keeping.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { comunicacion, comunicacionDocumento } from './comunicacion-table.ts'
import {
  type ComunicacionListada,
  findComunicacion,
  listDestinatarios,
} from './comunicaciones-repo.ts'

const t = textos.comunicaciones

type Body = BodyOf<Contract['createComunicacion']>

const campo = (field: string, message: string) =>
  new AppError(400, 'campos-invalidos', message, { fields: [{ field, message }] })

/** @throws AppError 400 when a DNI (national identity number) belongs to no possible recipient */
export const readDestinatarios = async (
  db: Queryable,
  todni: string,
  previos: readonly string[] = [],
): Promise<string[]> => {
  const posibles = (await listDestinatarios(db)).map(({ nrodni }) => nrodni)
  if (todni === TODOS_LOS_ABOGADOS) {
    if (posibles.length === 0) throw campo('todni', t.sinDestinatarios)
    return posibles
  }
  const pedidos = [...new Set(todni.split(','))]
  // When a message is edited, its previous recipients may stay, even a person who can no longer be a recipient of a new
  // message (D148).
  const ajeno = pedidos.find((dni) => !posibles.includes(dni) && !previos.includes(dni))
  if (ajeno !== undefined) throw campo('todni', interpolar(t.noEsDestinatario, { dni: ajeno }))
  return pedidos
}

export const keepArchivos = async (
  tx: Tx,
  keep: Keep,
  id: number,
  archivos: readonly AdjuntoConTipo[],
  quien: { readonly dni: string; readonly creado: Date },
): Promise<void> => {
  const documentos = await keep(porGuardarDe(archivos))
  const filas = archivos.map(({ archivo }, i) => ({
    ...{ comunicacion: id, documento: documentos[i] ?? '', nombre: archivo.name },
    ...quien,
  }))
  if (filas.length > 0) await tx.insert(comunicacionDocumento).values(filas).onConflictDoNothing()
}

export const contentOf = (c: ComunicacionListada) => ({
  titulo: c.titulo,
  todni: c.destinatarios.map(({ nrodni }) => nrodni),
  fecha: c.fecha,
  importancia: c.importancia,
  descripcion: c.descripcion,
  documentos: c.registro_documentos.map(({ documento }) => documento),
})

export const requireComunicacion = async (
  tx: Tx,
  sesion: Sesion,
  id: number,
): Promise<ComunicacionListada> => {
  const found = await findComunicacion(tx, sesion, id)
  if (found === undefined) throw notFound(t.noExiste)
  return found
}

export const columnsOf = ({ titulo, fecha: dia, importancia, descripcion }: Body) => ({
  titulo,
  fecha: fecha(dia),
  importancia,
  descripcion,
})

/** @throws AppError 404 when the message does not exist, 409 when it was deleted (D98) */
export const lockViva = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(comunicacion).where(eq(comunicacion.id, id)).for('update')
  if (row === undefined) throw notFound(t.noExiste)
  if (row.deleted) throw new AppError(409, 'comunicacion-borrada', t.borrada)
  return row
}
