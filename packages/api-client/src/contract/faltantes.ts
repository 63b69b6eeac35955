import { CLAVES_DE_PUNTO } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

/**
 * Call that lists the setup tasks without which the installation cannot work. A screen shows the tasks when its own
 * list is empty. This file has only one call, so that the browser downloads no other code for those screens.
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
