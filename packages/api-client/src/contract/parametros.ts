import { CLAVES_DE_PARAMETRO, TIPOS_DE_PARAMETRO } from '@apremia/core'
import { array, boolean, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'
import { motivo, valorVisto } from './escrito.ts'

const clave = string().oneOf(CLAVES_DE_PARAMETRO)

const pedido = object({
  clave: string().trim().max(80).required('Indique qué parámetro.'),
  /** Amounts '500000.00', percentages '2.2', integers '15', texts as they are printed. */
  valor: string().max(500).defined('El valor es requerido.'),
  /** First day of the value. Today by default. */
  vigenteDesde: fechaIso,
  /** Needed to correct a value, or to put one from a day before today. */
  motivo,
  visto: valorVisto,
})

const cambio = object({
  clave: clave.required(),
  valor: string().defined(),
  vigenteDesde: fechaIso.required(),
  /** Value on that day before the change, or null when there was none. */
  anterior: string().nullable().defined(),
  /** The day already had its own value, which this one replaces. */
  corrige: boolean().required(),
  /** False when the day already has that value, so nothing is written. */
  cambia: boolean().required(),
  /** Effects on data already kept. */
  avisos: array(string().required()).required(),
})

/** The dated values that only the municipality decides: its own data for the titles, rates, thresholds. */
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
        /** True when no title is generated without this value. */
        paraTitulos: boolean().required(),
        /** The specification's value, which nobody of the municipality accepted yet. */
        propuesto: boolean().required(),
        /** Value of today; null when there is none. */
        valor: string().nullable().defined(),
        /** Oldest first; `hasta` is null for the last. */
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
