import { CLAVES_DE_PUNTO } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

/**
 * Lists the setup tasks without which the installation cannot work. A screen with an empty list shows these tasks. The
 * file has only this call, so that such screens download little code.
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
