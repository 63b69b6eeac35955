import type { BodyOf, Contract } from '@apremia/api-client'
import { fecha, interpolar, TODOS_LOS_ABOGADOS, textos } from '@apremia/core'
import { and, eq, notInArray } from 'drizzle-orm'
import { type AdjuntoConTipo, detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { type Keep, transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import {
  comunicacion,
  comunicacionDestinatario,
  comunicacionDocumento,
} from './comunicacion-table.ts'
import { type Comunicacion, findComunicacion, listDestinatarios } from './comunicaciones-repo.ts'

const t = textos.comunicaciones

type Body = BodyOf<Contract['createComunicacion']>

const campo = (field: string, message: string) =>
  new AppError(400, 'campos-invalidos', message, { fields: [{ field, message }] })

/** The DNI of each one it is for. @throws AppError when one is nobody that can be written to */
const readDestinatarios = async (
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
  // Whoever got it and left since keeps it (D148).
  const ajeno = pedidos.find((dni) => !posibles.includes(dni) && !previos.includes(dni))
  if (ajeno !== undefined) throw campo('todni', interpolar(t.noEsDestinatario, { dni: ajeno }))
  return pedidos
}

const keepArchivos = async (
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

/** What the history keeps of it. */
const contentOf = (c: Comunicacion) => ({
  titulo: c.titulo,
  todni: c.destinatarios.map(({ nrodni }) => nrodni),
  fecha: c.fecha,
  importancia: c.importancia,
  descripcion: c.descripcion,
  documentos: c.registro_documentos.map(({ documento }) => documento),
})

const read = async (tx: Tx, sesion: Sesion, id: number): Promise<Comunicacion> => {
  const found = await findComunicacion(tx, sesion, id)
  if (found === undefined) throw notFound(t.noExiste)
  return found
}

const columnsOf = ({ titulo, fecha: dia, importancia, descripcion }: Body) => ({
  titulo,
  fecha: fecha(dia),
  importancia,
  descripcion,
})

export const createComunicacion: Handler<'createComunicacion'> = async (
  services,
  { sesion, body, adjuntos },
) => {
  const archivos = await detectAdjuntos(adjuntos)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    const destinatarios = await readDestinatarios(tx, body.todni)
    const [row] = await tx
      .insert(comunicacion)
      .values({ ...columnsOf(body), remitente: sesion.dni, creado: now })
      .returning({ id: comunicacion.id })
    if (row === undefined) throw new Error('No se pudo guardar la comunicación')
    await tx
      .insert(comunicacionDestinatario)
      .values(destinatarios.map((dni) => ({ comunicacion: row.id, dni })))
    await keepArchivos(tx, keep, row.id, archivos, { dni: sesion.dni, creado: now })
    const creada = await read(tx, sesion, row.id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-comunicacion',
      entidad: 'comunicacion',
      entidadId: String(row.id),
      descripcion: interpolar(t.historial.alta, { titulo: body.titulo }),
      despues: contentOf(creada),
    })
    return { comunicacion: creada }
  })
}

/** The one to change, locked. @throws AppError 404, or 409 once it is deleted (D98) */
const lockViva = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(comunicacion).where(eq(comunicacion.id, id)).for('update')
  if (row === undefined) throw notFound(t.noExiste)
  if (row.deleted) throw new AppError(409, 'comunicacion-borrada', t.borrada)
  return row
}

export const updateComunicaciones: Handler<'updateComunicaciones'> = async (
  services,
  { sesion, params: { id }, body, adjuntos },
) => {
  const archivos = await detectAdjuntos(adjuntos)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    const row = await lockViva(tx, id)
    const antes = await read(tx, sesion, id)
    if (body.version !== undefined && body.version !== row.version)
      throw new AppError(409, 'version-vieja', t.versionVieja, { detalle: { comunicacion: antes } })
    const previos = antes.destinatarios.map(({ nrodni }) => nrodni)
    const destinatarios = await readDestinatarios(tx, body.todni, previos)
    await tx
      .update(comunicacion)
      .set({ ...columnsOf(body), version: row.version + 1 })
      .where(eq(comunicacion.id, id))
    const suyos = eq(comunicacionDestinatario.comunicacion, id)
    await tx
      .delete(comunicacionDestinatario)
      .where(and(suyos, notInArray(comunicacionDestinatario.dni, destinatarios)))
    await tx
      .insert(comunicacionDestinatario)
      .values(destinatarios.map((dni) => ({ comunicacion: id, dni })))
      .onConflictDoNothing()
    await keepArchivos(tx, keep, id, archivos, { dni: sesion.dni, creado: now })
    const despues = await read(tx, sesion, id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'update-comunicaciones',
      entidad: 'comunicacion',
      entidadId: String(id),
      descripcion: interpolar(t.historial.edicion, { titulo: body.titulo }),
      antes: contentOf(antes),
      despues: contentOf(despues),
    })
    return { comunicacion: despues }
  })
}

export const deleteComunicaciones: Handler<'deleteComunicaciones'> = (
  { db, ahora },
  { sesion, params: { id } },
) =>
  db.transaction(async (tx) => {
    const row = await lockViva(tx, id)
    await tx
      .update(comunicacion)
      .set({ deleted: true, borradaPor: sesion.dni, version: row.version + 1 })
      .where(eq(comunicacion.id, id))
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'delete-comunicaciones',
      entidad: 'comunicacion',
      entidadId: String(id),
      descripcion: interpolar(t.historial.baja, { titulo: row.titulo }),
      antes: { deleted: false },
      despues: { deleted: true },
    })
    return { comunicacion: await read(tx, sesion, id) }
  })

/** Undoing is of whoever deleted it: for the others it is gone (D98). */
export const restoreComunicacion: Handler<'restoreComunicacion'> = (
  { db, ahora },
  { sesion, params: { id } },
) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(comunicacion).where(eq(comunicacion.id, id)).for('update')
    if (row === undefined) throw notFound(t.noExiste)
    if (!row.deleted || row.borradaPor !== sesion.dni)
      throw new AppError(409, 'nada-que-deshacer', t.nadaQueDeshacer)
    await tx
      .update(comunicacion)
      .set({ deleted: false, borradaPor: null, version: row.version + 1 })
      .where(eq(comunicacion.id, id))
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'restore-comunicacion',
      entidad: 'comunicacion',
      entidadId: String(id),
      descripcion: interpolar(t.historial.deshecha, { titulo: row.titulo }),
      antes: { deleted: true },
      despues: { deleted: false },
    })
    return { comunicacion: await read(tx, sesion, id) }
  })
