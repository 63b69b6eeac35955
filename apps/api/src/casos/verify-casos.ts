import { textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { lockVerificacion } from './lock-verificacion.ts'

/**
 * Starts a job that compares every stored case with the result of the rules, and reports the cases with another result.
 * The job writes no case.
 */
export const verifyCasos: Handler<'verifyCasos'> = async ({ db, trabajos }, { sesion }) => {
  const trabajo = await db.transaction(async (tx) => {
    await lockVerificacion(tx)
    return trabajos.enqueue(tx, {
      tipo: 'verificar-casos',
      actor: sesion,
      titulo: textos.casos.verificar,
      entrada: { reparar: false },
    })
  })
  trabajos.wake()
  return trabajo
}
