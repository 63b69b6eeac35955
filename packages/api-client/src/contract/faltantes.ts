import { CLAVES_DE_PUNTO } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

/**
 * Missing data of the installation. The call has its own module, because every screen that may be empty loads it
 * without the other installation calls.
 */
export const faltantes = {
  getFaltantes: entry({
    method: 'GET',
    path: '/instalacion/faltantes',
    capacidad: 'configuracion.ver',
    limite: 'consulta',
    summary: 'Lo que a la instalación le falta para trabajar, para decirlo en las pantallas vacías',
    reply: array(
      object({
        clave: string().oneOf(CLAVES_DE_PUNTO).required(),
        titulo: string().required(),
      }).required(),
    ).required(),
  }),
}
