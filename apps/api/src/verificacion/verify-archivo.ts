import { admiteFirma, compareArchivo } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { findEmitido } from './find-emitido.ts'

export const verifyArchivo: Handler<'verifyArchivo'> = async ({ db }, { body }) => {
  const { codigo, ...visto } = body
  const emitido = await findEmitido(db, codigo)
  const soloFirma = visto.soloFirma && admiteFirma(emitido.clase)
  const { valor, frase } = compareArchivo(emitido, { ...visto, soloFirma })
  return { ...valor, frase }
}
