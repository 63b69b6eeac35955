import { interpolar, textos } from '@apremia/core'
import type { Notas } from '../platform/http/mount.ts'
import { appendHistorial } from './append-historial.ts'

/** Values of a filter that says something. */
const filled = (pedido: object) =>
  Object.fromEntries(
    Object.entries(pedido).filter(([, valor]) => valor !== undefined && valor !== ''),
  )

/** Who takes out many people's data, which and how much of it: written before it is sent (R15). */
export const noteDescarga: Notas['descarga'] = ({ db, ahora }, { call, sesion, archivo, pedido }) =>
  db.transaction((tx) =>
    appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      entidad: 'descarga',
      entidadId: call,
      descripcion: interpolar(textos.historial.descarga, { archivo }),
      despues: { archivo, filtro: filled(pedido) },
    }),
  )
