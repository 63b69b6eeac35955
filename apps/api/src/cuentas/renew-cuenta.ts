import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { answerConToken } from './answer-con-token.ts'
import { lockCuenta, refusePrograma, replaceToken } from './cuentas-repo.ts'

export const renewCuenta: Handler<'renewCuenta'> = ({ db, ahora }, { sesion, params, body }) => {
  refusePrograma(sesion)
  const { dias } = body
  const now = ahora()
  return db.transaction(async (tx) => {
    const { codigo, nombre } = await lockCuenta(tx, params.id)
    const token = await replaceToken(tx, codigo, { nombre, dias, now })
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'renew-cuenta',
      entidad: 'cuenta-de-servicio',
      entidadId: codigo,
      descripcion: interpolar(textos.cuentas.historial.renovacion, { codigo, nombre, dias }),
      despues: { dias },
    })
    return answerConToken(tx, params.id, token)
  })
}
