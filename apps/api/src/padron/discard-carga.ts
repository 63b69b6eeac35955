import { textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertLibre } from './assert-carga.ts'
import { toCarga } from './carga-wire.ts'
import { leaveCargas, lockPadron } from './cargas-repo.ts'
import { requireCarga } from './require-carga.ts'

const { padron } = textos

export const discardCarga: Handler<'discardCarga'> = async ({ db, ahora }, { sesion, params }) =>
  db.transaction(async (tx) => {
    await lockPadron(tx)
    const carga = await requireCarga(tx, params.id)
    assertLibre(carga)
    if (carga.estado !== 'revisada')
      throw new AppError(409, 'carga-no-revisada', padron.noSePudoAplicar.estado)
    await leaveCargas(tx, [carga.id])
    if (carga.simulacion) return toCarga({ ...carga, estado: 'descartada' })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'discard-carga',
      entidad: 'padron',
      entidadId: String(carga.id),
      descripcion: `Se descartó la carga ${carga.id} del padrón («${carga.archivo}»).`,
    })
    return toCarga(await requireCarga(tx, carga.id))
  })
