import { compareArchivo } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { findEmitido } from './find-emitido.ts'

export const verifyArchivo: Handler<'verifyArchivo'> = async ({ db }, { body }) => {
  const { codigo, ...visto } = body
  const { valor, frase } = compareArchivo(await findEmitido(db, codigo), visto)
  return { ...valor, frase }
}
