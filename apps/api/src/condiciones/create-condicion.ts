import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { insertCondiciones, lockCondiciones } from './condiciones-repo.ts'
import { readCondicionGuardada, readCondicionPedida } from './datos-de-condicion.ts'

export const createCondicion: Handler<'createCondicion'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const datos = await readCondicionPedida(tx, body, await lockCondiciones(tx))
    const [id] = await insertCondiciones(tx, [datos])
    if (id === undefined) throw new Error('No se guardó la condición')
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'create-condicion',
      entidad: 'condicion-legal',
      entidadId: String(id),
      descripcion: `Alta de las condiciones del contrato ${datos.contrato} de ${datos.abogado}.`,
      despues: datos,
    })
    return readCondicionGuardada(tx, id)
  })
