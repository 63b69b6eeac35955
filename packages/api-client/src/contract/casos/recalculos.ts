import { object, string } from 'yup'
import { entry } from '../../entry.ts'
import { trabajo } from '../trabajos.ts'

/**
 * Call that resumes a failed job that recalculates cases. The call is not in the file `trabajos.ts`, so that a screen
 * with only the list of jobs downloads less code.
 */
export const recalculos = {
  resumeRecalculo: entry({
    method: 'POST',
    path: '/casos/recalculos/:trabajo/reanudar',
    capacidad: 'casos.verificar',
    summary:
      'Recalcula los casos que le faltan a un trabajo propio que se cortó; si está en curso o terminó, es ese',
    params: object({ trabajo: string().uuid().required() }),
    reply: trabajo,
  }),
}
