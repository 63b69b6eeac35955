import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  loadPlantillaWire,
  lockPlantillas,
  requirePlantilla,
  setRetirada,
} from './plantillas-repo.ts'

const t = textos.escritosJudiciales.historial

/**
 * Retires a template, or undoes its retirement. The versions of the template and the court papers made with them stay.
 */
export const retirePlantilla: Handler<'retirePlantilla'> = (
  { db, ahora },
  { sesion, params, body },
) =>
  db.transaction(async (tx) => {
    await lockPlantillas(tx)
    const { id } = params
    const { nombre, retirada: antes } = await requirePlantilla(tx, id)
    const { retirada } = body
    if (antes !== retirada) {
      await setRetirada(tx, id, retirada)
      await appendHistorial(tx, {
        ...{ momento: ahora(), actor: sesion, operacion: 'retire-plantilla' },
        ...{ entidad: 'plantilla', entidadId: String(id) },
        descripcion: interpolar(retirada ? t.retiro : t.vuelta, { nombre }),
        ...{ antes: { retirada: antes }, despues: { retirada } },
      })
    }
    return loadPlantillaWire(tx, id, ahora())
  })
