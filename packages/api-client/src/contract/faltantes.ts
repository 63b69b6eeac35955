import { CLAVES_DE_PUNTO } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

/**
 * Data that the installation still lacks to work. The call has its own module, so that screens that may be empty load
 * it without the other calls about the installation.
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
