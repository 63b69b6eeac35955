import { textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'

/** Computes all of them again and tells which differ; nothing is written. */
export const verifyCasos: Handler<'verifyCasos'> = async ({ db, trabajos }, { sesion }) => {
  const trabajo = await trabajos.enqueue(db, {
    tipo: 'verificar-casos',
    actor: sesion,
    titulo: textos.casos.verificar,
    entrada: { reparar: false },
  })
  trabajos.wake()
  return trabajo
}
