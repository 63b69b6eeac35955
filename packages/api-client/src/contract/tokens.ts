import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { idNumerico, instante } from './common.ts'
import { nombreEscrito } from './escrito.ts'

const token = object({
  id: idNumerico.required(),
  nombre: string().required(),
  creado: instante.required(),
  expira: instante.required(),
  ultimoUso: instante.nullable().defined(),
  revocado: instante.nullable().defined(),
})

const nuevo = object({
  nombre: nombreEscrito.max(80).required('El nombre del token es requerido.'),
  dias: number()
    .integer('Los días deben ser un número entero.')
    .min(1, 'Un token dura al menos 1 día.')
    .max(365, 'Un token dura a lo sumo 365 días.')
    .default(90),
})

/** Personal access tokens for scripts. A script with a token acts as the person who created the token. */
export const tokens = {
  listTokens: entry({
    method: 'GET',
    path: '/tokens',
    capacidad: 'tokens.propios',
    limite: 'consulta',
    summary: 'Tokens personales del usuario',
    reply: array(token.required()).required(),
  }),
  createToken: entry({
    method: 'POST',
    path: '/tokens',
    capacidad: 'tokens.propios',
    summary: 'Crea un token personal; su valor se muestra una sola vez',
    body: nuevo,
    reply: token.shape({ token: string().required() }),
  }),
  simulateCreateToken: entry({
    method: 'POST',
    soloLee: true,
    path: '/tokens/simular',
    capacidad: 'tokens.propios',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de un alta, sin crear nada',
    body: nuevo,
    reply: object({ nombre: string().required(), expira: instante.required() }),
  }),
  revokeToken: entry({
    method: 'DELETE',
    path: '/tokens/:id',
    capacidad: 'tokens.propios',
    summary: 'Revoca un token personal',
    params: object({ id: idNumerico.required() }),
    reply: 'empty',
  }),
}
