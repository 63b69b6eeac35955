import { CLAVES_DE_PARAMETRO, TIPOS_DE_PARAMETRO } from '@apremia/core'
import { array, boolean, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'
import { motivo, valorVisto } from './escrito.ts'

const clave = string().oneOf(CLAVES_DE_PARAMETRO)

const pedido = object({
  clave: string().trim().max(80).required('Indique qué parámetro.'),
  /**
   * New value of the parameter, as text: an amount '500000.00', a percentage '2.2', an integer '15', or a phrase that
   * documents print.
   */
  valor: string().max(500).defined('El valor es requerido.'),
  /** First day on which the new value of the parameter is in force. Today by default. */
  vigenteDesde: fechaIso,
  /**
   * Reason for the change. Required when the change corrects a saved value, and when the first day of the new value is
   * in the past.
   */
  motivo,
  visto: valorVisto,
})

const cambio = object({
  clave: clave.required(),
  valor: string().defined(),
  vigenteDesde: fechaIso.required(),
  /** Value of the parameter on the day `vigenteDesde` before the change. Null when the parameter had no value. */
  anterior: string().nullable().defined(),
  /** True when the new value replaces a saved value that begins on the same day. */
  corrige: boolean().required(),
  /** False when the same value is already in force on the day `vigenteDesde`, so the server writes nothing. */
  cambia: boolean().required(),
  avisos: array(string().required()).required(),
})

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
        /** True when executive titles cannot be made without a value of this parameter. */
        paraTitulos: boolean().required(),
        /**
         * True while the value is only the proposal of the specification, which the municipality has not accepted yet.
         */
        propuesto: boolean().required(),
        valor: string().nullable().defined(),
        /**
         * All the values of the parameter with their first and last day, the oldest first. `hasta` is null for the last
         * value.
         */
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
