import { textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'

/** Starts a job that reads every stored document and checks it. The job changes no document. */
export const verifyDocumentos: Handler<'verifyDocumentos'> = async (
  { db, trabajos },
  { sesion },
) => {
  const trabajo = await trabajos.enqueue(db, {
    tipo: 'verificar-documentos',
    actor: sesion,
    titulo: textos.documentos.verificacion.titulo,
    entrada: {},
  })
  trabajos.wake()
  return trabajo
}
