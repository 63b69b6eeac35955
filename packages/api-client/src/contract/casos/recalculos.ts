import { object, string } from 'yup'
import { entry } from '../../entry.ts'
import { trabajo } from '../trabajos.ts'

/** This call has a module of its own, so that a screen that loads only `trabajos.ts` does not load this call too. */
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
