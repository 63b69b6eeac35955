import { CLAVES_DE_PARAMETRO, TIPOS_DE_PARAMETRO } from '@apremia/core'
import { array, boolean, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'
import { motivo, valorVisto } from './escrito.ts'

const clave = string().oneOf(CLAVES_DE_PARAMETRO)

const pedido = object({
  clave: string().trim().max(80).required('Indique qué parámetro.'),
  /** Value as text: an amount '500000.00', a percentage '2.2', an integer '15', or a text as documents print it. */
  valor: string().max(500).defined('El valor es requerido.'),
  /** First day of the value. Today by default. */
  vigenteDesde: fechaIso,
  /** Reason for the change. The reason is required to correct a value and to enter a value with a past first day. */
  motivo,
  visto: valorVisto,
})

const cambio = object({
  clave: clave.required(),
  valor: string().defined(),
  vigenteDesde: fechaIso.required(),
  /** Value in force on the day `vigenteDesde` before the change. Null when there was none. */
  anterior: string().nullable().defined(),
  /** True when the new value replaces a saved value that has the same first day. */
  corrige: boolean().required(),
  /** False when the day already has the same value, so the server writes nothing. */
  cambia: boolean().required(),
  avisos: array(string().required()).required(),
})

/** Dated parameters whose values the municipality decides: data for the executive titles, rates and thresholds. */
export const parametros = {
  getParametros: entry({
    method: 'GET',
    path: '/parametros',
    capacidad: 'parametros.administrar',
    limite: 'consulta',
    summary: 'Parámetros del municipio, con todos sus valores y los días en que rige cada uno',
    reply: array(
      object({
        clave: clave.required(),
        nombre: string().required(),
        tipo: string().oneOf(TIPOS_DE_PARAMETRO).required(),
        /** True when titles require the value. */
        paraTitulos: boolean().required(),
        /** True for a value that the specification proposes and that the municipality has not accepted yet. */
        propuesto: boolean().required(),
        /** Value in force today. Null when there is none. */
        valor: string().nullable().defined(),
        /** All the values, each with its first and last day, the oldest first. `hasta` is null for the last value. */
        vigencias: array(
          object({
            valor: string().defined(),
            desde: fechaIso.required(),
            hasta: fechaIso.nullable().defined(),
            rige: boolean().required(),
          }).required(),
        ).required(),
      }).required(),
    ).required(),
  }),
  saveParametro: entry({
    method: 'POST',
    path: '/parametros',
    capacidad: 'parametros.administrar',
    summary:
      'Pone un valor desde un día; corregir uno, o cambiar lo ya usado, pide el motivo. Nada se borra',
    body: pedido,
    reply: cambio,
  }),
  simulateParametro: entry({
    method: 'POST',
    soloLee: true,
    path: '/parametros/simular',
    capacidad: 'parametros.administrar',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones, sin escribir nada',
    body: pedido,
    reply: cambio,
  }),
}
