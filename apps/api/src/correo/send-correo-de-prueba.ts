import { randomUUID } from 'node:crypto'
import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { CorreoRechazado } from './transporte.ts'

const t = textos.correo

/**
 * Sends the e-mail at once and not through the queue, so that the administrator reads the answer of the mail server.
 */
export const sendCorreoDePrueba: Handler<'sendCorreoDePrueba'> = async (
  { db, ahora, config, cartero },
  { sesion },
) => {
  if (cartero === undefined) throw new AppError(409, 'sin-servidor-de-correo', t.sinServidor)
  if (sesion.email === '') throw new AppError(409, 'sin-direccion-de-correo', t.sinDireccion)
  const now = ahora()
  try {
    await cartero.send({
      id: `${randomUUID()}@${new URL(config.publicUrl).hostname}`,
      direccion: sesion.email,
      asunto: interpolar(t.asuntos.prueba, { producto: t.producto }),
      texto: interpolar(t.prueba, { url: config.publicUrl }),
      baja: null,
    })
  } catch (error) {
    if (!(error instanceof CorreoRechazado)) throw error
    throw new AppError(502, 'correo-rechazado', interpolar(t.noSale, { motivo: error.message }))
  }
  await db.transaction((tx) =>
    appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'send-correo-de-prueba',
      entidad: 'usuario',
      entidadId: sesion.dni,
      descripcion: interpolar(t.asuntos.prueba, { producto: t.producto }),
    }),
  )
  return { direccion: sesion.email }
}
