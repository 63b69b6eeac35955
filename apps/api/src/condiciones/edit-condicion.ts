import { textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findCondicion, lockCondiciones, updateCondicion, versionOf } from './condiciones-repo.ts'
import { readCondicionGuardada, readCondicionPedida } from './datos-de-condicion.ts'

const { condiciones: t } = textos

export const editCondicion: Handler<'editCondicion'> = ({ db, ahora }, { sesion, params, body }) =>
  db.transaction(async (tx) => {
    const guardadas = await lockCondiciones(tx)
    const antes = guardadas.find(({ id }) => id === params.id)
    if (antes === undefined) throw notFound()
    if (versionOf(antes) !== body.version) {
      const detalle = { condicion: await findCondicion(tx, antes.id) }
      throw new AppError(409, 'version-vieja', t.versionVieja, { detalle })
    }
    const otras = guardadas.filter(({ id }) => id !== antes.id)
    const despues = await readCondicionPedida(tx, body, otras)
    if (versionOf(despues) !== body.version) {
      await updateCondicion(tx, antes.id, despues)
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'edit-condicion',
        entidad: 'condicion-legal',
        entidadId: String(antes.id),
        descripcion: `Edición de las condiciones del contrato ${despues.contrato} de ${despues.abogado}.`,
        antes,
        despues,
      })
    }
    return readCondicionGuardada(tx, antes.id)
  })
