import { puedeVerCarga, textos } from '@apremia/core'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findPaquete } from './cargas-de-paquete-repo.ts'
import { findEmpezada, startPaqueteEnZip } from './start-paquete.ts'

const { carga: t } = textos.paquete

/**
 * Loads the data package of an earlier dry run again, without a second upload, for a real import or another dry run.
 * The person must be allowed to see the earlier dry run.
 */
export const loadPaqueteProbado: Handler<'loadPaqueteProbado'> = async (
  services,
  { sesion, params: { id }, body, idempotencyKey: clave },
) => {
  const { db, documentos } = services
  const prueba = await findPaquete(db, id)
  if (prueba === undefined || !puedeVerCarga(sesion, prueba.dni) || !prueba.simulacion)
    throw notFound(t.noEstaLaPrueba)
  const huella = huellaDePedido({ body: { ...body, prueba: id }, adjuntos: [] })
  const hecha = await findEmpezada(db, { dni: sesion.dni, clave, huella })
  if (hecha !== undefined) return hecha
  const { archivo: name, documento: sha256, estado } = prueba
  if (estado === 'leyendo') throw new AppError(409, 'prueba-en-curso', t.pruebaEnCurso)
  if (sha256 === null) throw new AppError(409, 'prueba-sin-archivo', t.pruebaSinArchivo)
  return documentos.withCheckedPath(sha256, (path) =>
    startPaqueteEnZip(
      services,
      sesion,
      { name, zip: { path, sha256 } },
      { body, clave, huella, operacion: 'load-paquete-probado' },
    ),
  )
}
