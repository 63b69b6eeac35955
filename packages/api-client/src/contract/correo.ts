import { CLASES_DE_AVISO } from '@apremia/core'
import { array, boolean, object, string } from 'yup'
import { entry } from '../entry.ts'

const clase = string().oneOf(CLASES_DE_AVISO)

const avisosPorCorreo = object({
  /** True when the installation has a mail server. */
  disponible: boolean().required(),
  /** Registered e-mail address of the person, or '' when there is none. */
  direccion: string().defined(),
  posibles: array(clase.required()).required(),
  elegidos: array(clase.required()).required(),
})

/**
 * Calls about the e-mails that a person may ask to receive (P6). An e-mail has no personal data: only the number of a
 * case and the name of its last action.
 */
export const correo = {
  getAvisosPorCorreo: entry({
    method: 'GET',
    path: '/correo/avisos',
    capacidad: 'avisos.propios',
    limite: 'consulta',
    summary: 'Qué avisos por correo recibe quien está en sesión, y cuáles puede pedir',
    reply: avisosPorCorreo,
  }),
  saveAvisosPorCorreo: entry({
    method: 'PUT',
    path: '/correo/avisos',
    capacidad: 'avisos.propios',
    summary: 'Elige los avisos por correo propios; los que no se nombran dejan de enviarse',
    body: object({
      clases: array(clase.required('Diga qué aviso es.'))
        .max(CLASES_DE_AVISO.length)
        .required('Indique los avisos.'),
    }),
    reply: avisosPorCorreo,
  }),
  sendCorreoDePrueba: entry({
    method: 'POST',
    path: '/correo/prueba',
    capacidad: 'parametros.administrar',
    summary: 'Envía ya un correo de prueba a la propia dirección y dice si el servidor lo aceptó',
    reply: object({ direccion: string().required() }),
  }),
}
