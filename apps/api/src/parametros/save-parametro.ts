import type { Handler } from '../platform/http/mount.ts'
import { decideCambio, toCambio } from './decide-parametro.ts'
import { lockParametros, writeParametro } from './write-parametro.ts'

export const saveParametro: Handler<'saveParametro'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const momento = ahora()
    await lockParametros(tx)
    const cambio = await decideCambio(tx, body, momento)
    if (cambio.cambia) await writeParametro(tx, cambio, { actor: sesion, momento })
    return toCambio(cambio)
  })
