import { codigoDeCuenta, interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { answerConToken } from './answer-con-token.ts'
import { insertCuenta, refusePrograma, replaceToken } from './cuentas-repo.ts'

/** A service account may only upload data packages of the municipality (D193). */
export const createCuenta: Handler<'createCuenta'> = ({ db, ahora }, { sesion, body }) => {
  refusePrograma(sesion)
  const { nombre, dias } = body
  const now = ahora()
  return db.transaction(async (tx) => {
    const id = await insertCuenta(tx, nombre, now)
    const codigo = codigoDeCuenta(id)
    const token = await replaceToken(tx, codigo, { nombre, dias, now })
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-cuenta',
      entidad: 'cuenta-de-servicio',
      entidadId: codigo,
      descripcion: interpolar(textos.cuentas.historial.alta, { codigo, nombre, dias }),
      despues: { nombre, dias },
    })
    return answerConToken(tx, id, token)
  })
}
