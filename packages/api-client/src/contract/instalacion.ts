import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

export const instalacion = {
  reviewIdentidad: entry({
    method: 'GET',
    path: '/instalacion/identidad',
    capacidad: 'usuarios.administrar',
    limite: 'consulta',
    summary:
      'Le pregunta ahora al proveedor de identidad configurado y dice qué está bien y qué hay que arreglar',
    reply: object({
      tipo: string().oneOf(['demo', 'tokens', 'openid']).required(),
      emisor: string().required(),
      /** Addresses to register at an OpenID Connect provider; '' with any other. */
      vuelta: string().defined(),
      salida: string().defined(),
      puntos: array(
        object({
          punto: string().required(),
          estado: string().oneOf(['bien', 'aviso', 'mal']).required(),
          texto: string().required(),
        }).required(),
      ).required(),
    }),
  }),
}
