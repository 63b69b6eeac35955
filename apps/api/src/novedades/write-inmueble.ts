import { interpolar, textos } from '@apremia/core'
import { and, eq, ne } from 'drizzle-orm'
import { detectAdjuntos } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial, type Cambio } from '../historial/append-historial.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { campo } from './assert-estado.ts'
import { keepAdjuntos } from './keep-adjuntos.ts'
import { novedad, novedadDocumento, novedadInmueble } from './novedad-table.ts'
import { findInmueble, type Inmueble, lockNovedadById } from './novedades-repo.ts'
import { findDocumento } from './read-novedades.ts'

const t = textos.novedades

/** The property and whose it is, locked. */
const lockInmueble = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select({ inmueble: novedadInmueble, apynom: novedad.apynom })
    .from(novedadInmueble)
    .innerJoin(novedad, eq(novedad.id, novedadInmueble.novedad))
    .where(eq(novedadInmueble.id, id))
    .for('update')
  if (row === undefined) throw notFound(t.noExisteInmueble)
  return { ...row.inmueble, apynom: row.apynom }
}

const readInmueble = async (db: Queryable, id: number): Promise<Inmueble> => {
  const found = await findInmueble(db, id)
  if (found === undefined) throw new Error(`Falta el inmueble ${id} de Novedades`)
  return found
}

/** A number and a resource of it are there once. */
const repetido = () => campo('inmueble', t.inmuebleRepetido, 409, 'inmueble-repetido')

/** What was done to a property, in the history of its taxpayer. */
const note = (
  tx: Tx,
  { momento, sesion }: { readonly momento: Date; readonly sesion: Sesion },
  dueno: { readonly novedad: number },
  { inmueble, recurso }: Pick<Inmueble, 'inmueble' | 'recurso'>,
  acto: Pick<Cambio, 'operacion' | 'descripcion' | 'antes' | 'despues'>,
) =>
  appendHistorial(tx, {
    momento,
    actor: sesion,
    entidad: 'novedad',
    entidadId: String(dueno.novedad),
    inmueble: String(inmueble),
    recurso,
    ...acto,
  })

export const createInmuebleDeNovedad: Handler<'createInmuebleDeNovedad'> = async (
  services,
  { sesion, params, body: { inmueble }, adjuntos },
) => {
  const adjuntados = await detectAdjuntos(adjuntos)
  const momento = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    const dueno = await lockNovedadById(tx, params.id)
    if (dueno === undefined) throw notFound(t.noExiste)
    const [created] = await tx
      .insert(novedadInmueble)
      .values({ ...inmueble, novedad: dueno.id })
      .onConflictDoNothing()
      .returning({ id: novedadInmueble.id })
    if (created === undefined) throw repetido()
    const quien = { dni: sesion.dni, creado: momento }
    await keepAdjuntos(
      tx,
      keep,
      dueno.id,
      adjuntados.map((uno) => ({ ...uno, ...inmueble })),
      quien,
    )
    const despues = await readInmueble(tx, created.id)
    await note(tx, { momento, sesion }, { novedad: dueno.id }, despues, {
      operacion: 'create-inmueble-de-novedad',
      descripcion: interpolar(t.historial.inmuebleAlta, { ...despues, apynom: dueno.apynom }),
      despues,
    })
    return { inmueble: despues }
  })
}

/** The files it comes with are added to those it had; refused when somebody saved it in between (D42). */
export const editInmuebleDeNovedad: Handler<'editInmuebleDeNovedad'> = async (
  services,
  { sesion, body: { inmueble }, adjuntos },
) => {
  const adjuntados = await detectAdjuntos(adjuntos)
  const momento = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    const { id, version, ...datos } = inmueble
    const fila = await lockInmueble(tx, id)
    const antes = await readInmueble(tx, id)
    if (version !== undefined && version !== fila.version)
      throw new AppError(409, 'version-vieja', t.versionVieja, { detalle: { inmueble: antes } })
    const recurso = datos.recurso ?? fila.recurso
    const [otro] = await tx
      .select({ id: novedadInmueble.id })
      .from(novedadInmueble)
      .where(
        and(
          eq(novedadInmueble.novedad, fila.novedad),
          eq(novedadInmueble.inmueble, datos.inmueble),
          eq(novedadInmueble.recurso, recurso),
          ne(novedadInmueble.id, id),
        ),
      )
    if (otro !== undefined) throw repetido()
    await tx
      .update(novedadInmueble)
      .set({ ...datos, recurso, version: fila.version + 1 })
      .where(eq(novedadInmueble.id, id))
    await keepAdjuntos(
      tx,
      keep,
      fila.novedad,
      adjuntados.map((uno) => ({ ...uno, inmueble: datos.inmueble, recurso })),
      { dni: sesion.dni, creado: momento },
    )
    const despues = await readInmueble(tx, id)
    await note(tx, { momento, sesion }, fila, despues, {
      operacion: 'edit-inmueble-de-novedad',
      descripcion: interpolar(t.historial.inmuebleEdicion, { ...despues, apynom: fila.apynom }),
      antes,
      despues,
    })
    return { inmueble: despues }
  })
}

export const deleteInmuebleDeNovedad: Handler<'deleteInmuebleDeNovedad'> = (
  { db, ahora },
  { sesion, params },
) =>
  db.transaction(async (tx) => {
    const fila = await lockInmueble(tx, params.inmueble)
    const antes = await readInmueble(tx, fila.id)
    await tx.delete(novedadDocumento).where(eq(novedadDocumento.inmueble, fila.id))
    await tx.delete(novedadInmueble).where(eq(novedadInmueble.id, fila.id))
    await note(tx, { momento: ahora(), sesion }, fila, antes, {
      operacion: 'delete-inmueble-de-novedad',
      descripcion: interpolar(t.historial.inmuebleBaja, { ...antes, apynom: fila.apynom }),
      antes,
    })
    return undefined
  })

export const deleteDocumentoDeNovedad: Handler<'deleteDocumentoDeNovedad'> = (
  { db, ahora },
  { sesion, params },
) =>
  db.transaction(async (tx) => {
    const { inmueble: id, name: nombre } = await findDocumento(tx, sesion, params.documento)
    const fila = await lockInmueble(tx, id)
    const borrados = await tx
      .delete(novedadDocumento)
      .where(eq(novedadDocumento.id, params.documento))
      .returning({ id: novedadDocumento.id })
    if (borrados.length === 0) throw notFound(t.noExisteDocumento)
    await note(tx, { momento: ahora(), sesion }, fila, fila, {
      operacion: 'delete-documento-de-novedad',
      descripcion: interpolar(t.historial.documentoBaja, { nombre, inmueble: fila.inmueble }),
      antes: { documento: nombre },
    })
    return undefined
  })
