import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { nombreDeProcesada, readBasica } from './read-basica.ts'

/** The same checks; nothing is written. */
export const simulateXls: Handler<'simulateXls'> = async (_, call) => {
  const file = requireFile(call.files, 'file')
  const { filas, avisos } = await readBasica(file, call.body.category)
  return { filas: filas.length, archivo: nombreDeProcesada(file), avisos: [...avisos] }
}
