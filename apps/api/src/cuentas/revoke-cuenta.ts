import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { lockCuenta, revokeTokens } from './cuentas-repo.ts'

export const revokeCuenta: Handler<'revokeCuenta'> = async ({ db, ahora }, { sesion, params }) => {
  const now = ahora()
  await db.transaction(async (tx) => {
    const { codigo, nombre } = await lockCuenta(tx, params.id)
    await tx.update(usuario).set({ baja: true }).where(eq(usuario.dni, codigo))
    await revokeTokens(tx, codigo, now)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'revoke-cuenta',
      entidad: 'cuenta-de-servicio',
      entidadId: codigo,
      descripcion: interpolar(textos.cuentas.historial.baja, { codigo, nombre }),
      antes: { revocada: false },
      despues: { revocada: true },
    })
  })
}
