import { textos } from '@apremia/core'
import { and, eq, inArray } from 'drizzle-orm'
import { appendHistorial, type Cambio } from '../historial/append-historial.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { campo } from './assert-estado.ts'
import { novedad, novedadInmueble } from './novedad-table.ts'
import { findInmueble, type InmuebleCompleto, vigente } from './novedades-repo.ts'

const t = textos.novedades

/**
 * Locks the taxpayer first and then the property, in the same order as the call that saves a taxpayer with its
 * properties, to prevent a deadlock.
 */
export const lockInmueble = async (tx: Tx, id: number) => {
  const dueno = tx
    .select({ id: novedadInmueble.novedad })
    .from(novedadInmueble)
    .where(eq(novedadInmueble.id, id))
  await tx
    .select({ id: novedad.id })
    .from(novedad)
    .where(and(vigente, inArray(novedad.id, dueno)))
    .for('update')
  const [row] = await tx
    .select({ inmueble: novedadInmueble, apynom: novedad.apynom })
    .from(novedadInmueble)
    .innerJoin(novedad, eq(novedad.id, novedadInmueble.novedad))
    .where(and(vigente, eq(novedadInmueble.id, id)))
    .for('update')
  if (row === undefined) throw notFound(t.noExisteInmueble)
  return { ...row.inmueble, apynom: row.apynom }
}

export const readInmueble = async (db: Queryable, id: number): Promise<InmuebleCompleto> => {
  const found = await findInmueble(db, id)
  if (found === undefined) throw new Error(`Falta el inmueble ${id} de Novedades`)
  return found
}

export const inmuebleRepetido = () =>
  campo('inmueble', t.inmuebleRepetido, 409, 'inmueble-repetido')

export const noteInmueble = (
  tx: Tx,
  { momento, sesion }: { readonly momento: Date; readonly sesion: Sesion },
  dueno: { readonly novedad: number },
  { inmueble, recurso }: Pick<InmuebleCompleto, 'inmueble' | 'recurso'>,
  acto: Pick<Cambio, 'operacion' | 'descripcion' | 'imponibles' | 'antes' | 'despues'>,
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
