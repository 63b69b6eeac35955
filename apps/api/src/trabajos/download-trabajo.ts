import { notFound } from '../platform/http/app-error.ts'
import { tipoDeArchivo } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { ownTrabajo } from './own-trabajo.ts'
import { toTrabajo } from './to-trabajo.ts'

export const downloadTrabajo: Handler<'downloadTrabajo'> = async (
  { db, documentos },
  { sesion, params },
) => {
  const { archivo } = toTrabajo(await ownTrabajo(db, params.id, sesion))
  if (archivo === null) throw notFound('El trabajo no tiene un documento para descargar.')
  return {
    kind: 'file',
    name: archivo.nombre,
    type: tipoDeArchivo(archivo.nombre),
    size: archivo.tamano,
    sha256: archivo.sha256,
    body: await documentos.read(archivo.sha256),
  }
}
