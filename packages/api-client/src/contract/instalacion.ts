import {
  CLAVES_DE_PARAMETRO,
  CLAVES_DE_PUNTO,
  CLAVES_PROPUESTAS,
  ESTADOS_DE_PUNTO,
} from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'

const clave = string().oneOf(CLAVES_DE_PUNTO).required()

const propuesta = object({
  clave: string().oneOf(CLAVES_DE_PARAMETRO).required(),
  nombre: string().required(),
  valor: string().defined(),
})

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
      /**
       * URLs to which an OpenID Connect provider returns after sign-in (`vuelta`) and after logout (`salida`). The
       * municipality registers these URLs at the provider. '' for a provider of another kind.
       */
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
  getPuestaEnMarcha: entry({
    method: 'GET',
    path: '/instalacion/puesta-en-marcha',
    capacidad: 'parametros.administrar',
    limite: 'consulta',
    summary:
      'Cada cosa que la instalación necesita: si está, para qué es, quién la tiene y dónde se pone',
    reply: object({
      /** Number of complete steps of the start-up checklist. A step that shows only a warning counts as complete. */
      hechas: number().integer().required(),
      total: number().integer().required(),
      puntos: array(
        object({
          clave,
          titulo: string().required(),
          estado: string().oneOf(ESTADOS_DE_PUNTO).required(),
          detalle: string().required(),
          paraQue: string().required(),
          quien: string().required(),
          /** Path of the screen on which a person completes the step. '' when no screen completes the step. */
          enlace: string().defined(),
          comandos: array(string().required()).required(),
          /** Values that the specification proposes and that the municipality has not accepted yet. */
          propuestas: array(propuesta.required()).required(),
        }).required(),
      ).required(),
    }),
  }),
  acceptPropuestas: entry({
    method: 'POST',
    path: '/instalacion/propuestas',
    capacidad: 'parametros.administrar',
    summary:
      'Acepta valores propuestos: rigen desde hoy y queda quién los aceptó. Los ya decididos se dejan como están',
    body: object({
      claves: array(string().oneOf(CLAVES_PROPUESTAS).required())
        .min(1, 'Indique qué valores acepta.')
        .max(CLAVES_PROPUESTAS.length)
        .required('Indique qué valores acepta.'),
    }),
    reply: object({
      vigenteDesde: fechaIso.required(),
      aceptadas: array(propuesta.required()).required(),
    }),
  }),
}
