import { CLAVES_DE_PUNTO } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

/** Apart from the other calls of the installation: every screen that may be empty carries this one alone. */
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
