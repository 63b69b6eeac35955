import { fechaEnZona, versionDeConvenio } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { listCaracteres } from './listas-repo.ts'

/** The form asks for a power of attorney only when the agreements of the municipality print it. */
export const getConvCaracter: Handler<'getConvCaracter'> = async ({ db, ahora }) => {
  const filas = await listParametros(db)
  const conPoder = versionDeConvenio(filas, fechaEnZona(ahora())) === 2
  const caracteres = await listCaracteres(db)
  return caracteres.map(({ representa, ...caracter }) => ({
    ...caracter,
    representa: representa && conPoder,
  }))
}
