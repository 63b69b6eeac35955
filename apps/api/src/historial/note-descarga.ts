import { interpolar, textos } from '@apremia/core'
import type { Notas } from '../platform/http/mount.ts'
import { anclar } from './anclas.ts'
import { appendHistorial } from './append-historial.ts'
import { operacionDe, pedidoAnotado } from './pedido-anotado.ts'

/**
 * Adds an audit history row, with the file name and the filter, before a person downloads data of many people (R15).
 * The first download of each day also writes the last hash of the history to a file outside the database.
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
