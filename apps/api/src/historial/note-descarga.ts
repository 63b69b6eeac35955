import { interpolar, textos } from '@apremia/core'
import type { Notas } from '../platform/http/mount.ts'
import { anclar } from './anclas.ts'
import { appendHistorial } from './append-historial.ts'
import { operacionDe, pedidoAnotado } from './pedido-anotado.ts'

/**
 * Who takes out many people's data, which and how much of it: written before it is sent (R15). The first of each day
 * leaves the head of the chain outside the database too.
 */
export const noteDescarga: Notas['descarga'] = async (
  services,
  { call, sesion, archivo, pedido },
) => {
  await services.db.transaction((tx) =>
    appendHistorial(tx, {
      momento: services.ahora(),
      actor: sesion,
      operacion: operacionDe(call),
      entidad: 'descarga',
      entidadId: call,
      descripcion: interpolar(textos.historial.descarga, { archivo }),
      despues: { archivo, filtro: pedidoAnotado(pedido) },
    }),
  )
  await anclar(services)
}
