import { interpolar, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertLista } from './assert-lista.ts'
import { vistaInicial } from './vista-table.ts'
import { findVista, lockPersona } from './vistas-repo.ts'

const t = textos.vistas

export const chooseVistaInicial: Handler<'chooseVistaInicial'> = async (
  { db, ahora },
  { sesion, body: { lista, vista: id } },
) => {
  assertLista(sesion, lista)
  const now = ahora()
  await db.transaction(async (tx) => {
    await lockPersona(tx, sesion.dni)
    const elegida = id === null ? null : await findVista(tx, sesion, id)
    if (elegida === undefined || (elegida && elegida.lista !== lista)) throw notFound(t.noExiste)
    await tx
      .delete(vistaInicial)
      .where(and(eq(vistaInicial.dni, sesion.dni), eq(vistaInicial.lista, lista)))
    if (elegida) await tx.insert(vistaInicial).values({ dni: sesion.dni, lista, vista: elegida.id })
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'choose-vista-inicial',
      entidad: 'vista',
      entidadId: id === null ? '' : String(id),
      descripcion: elegida
        ? interpolar(t.historial.inicial, { lista, nombre: elegida.nombre })
        : interpolar(t.historial.sinInicial, { lista }),
    })
  })
}
