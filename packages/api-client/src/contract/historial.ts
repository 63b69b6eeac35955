import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'

export const historial = {
  verifyHistorial: entry({
    method: 'POST',
    soloLee: true,
    path: '/historial/verificar',
    capacidad: 'historial.verificar',
    limite: 'consulta',
    summary:
      'Recorre la cadena del historial y dice si alguna fila fue cambiada, borrada o reordenada',
    reply: object({
      valido: boolean().required(),
      filas: number().integer().required(),
      /** Hash of the newest row: note it down to detect a later truncation. */
      cabeza: string().defined(),
      fallas: array(
        object({ orden: number().integer().required(), motivo: string().required() }).required(),
      ).required(),
    }),
  }),
}
