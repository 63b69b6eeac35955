import { interpolar, textos } from '@apremia/core'
import { nombreBase } from '../libros/nombre-de-archivo.ts'
import { notFound } from '../platform/http/app-error.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findTamano } from './cargas-repo.ts'
import { requireCarga } from './require-carga.ts'

const { padron } = textos

export const downloadRechazadas: Handler<'downloadRechazadas'> = async (
  { db, documentos },
  { params },
) => {
  const { rechazos, archivo } = await requireCarga(db, params.id)
  const tamano = rechazos === null ? undefined : await findTamano(db, rechazos)
  if (rechazos === null || tamano === undefined)
    throw notFound('La carga no tiene filas rechazadas.')
  return {
    kind: 'file',
    name: interpolar(padron.rechazadas, { nombre: nombreBase(archivo) }),
    type: XLSX,
    size: tamano,
    sha256: rechazos,
    body: await documentos.read(rechazos),
  }
}
