import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertLista } from './assert-lista.ts'
import { filtroDelCuerpo } from './filtro-guardado.ts'
import { countPropias, findVista, insertVista, lockPersona } from './vistas-repo.ts'

const t = textos.vistas

/** Maximum number of saved views (columns, filters and order) that one user may have for one list. */
const MAXIMO = 50

export const createVista: Handler<'createVista'> = async ({ db, ahora }, { sesion, body }) => {
  assertLista(sesion, body.lista)
  const now = ahora()
  return db.transaction(async (tx) => {
    await lockPersona(tx, sesion.dni)
    if ((await countPropias(tx, sesion.dni, body.lista)) >= MAXIMO)
      throw new AppError(409, 'demasiadas-vistas', interpolar(t.demasiadas, { n: MAXIMO }))
    const id = await insertVista(tx, {
      dni: sesion.dni,
      lista: body.lista,
      nombre: body.nombre,
      compartida: body.compartida,
      columnas: body.columnas,
      densidad: body.densidad ?? 'compacta',
      filtro: filtroDelCuerpo(body.filtro),
      orden: body.orden ?? '',
      sentido: body.sentido ?? 'asc',
      creada: now,
    })
    if (id === undefined) throw new AppError(409, 'vista-repetida', t.repetida)
    const creada = await findVista(tx, sesion, id)
    if (creada === undefined) throw new Error('No se creó la vista')
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-vista',
      entidad: 'vista',
      entidadId: String(id),
      descripcion: interpolar(t.historial.alta, { ...body }),
      despues: { nombre: body.nombre, compartida: body.compartida },
    })
    return creada
  })
}
