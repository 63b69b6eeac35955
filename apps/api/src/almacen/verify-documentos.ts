import { textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'

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
