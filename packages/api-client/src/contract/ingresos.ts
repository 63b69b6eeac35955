import { ROLES } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { dni, exportado, instante, paginado } from './common.ts'

const tecleado = string().max(100)

/** Search form of the sign-ins. The search ignores empty fields (S2 §7). */
const filtro = object({ nombre: tecleado, apellido: tecleado, dni: tecleado })

export const ORDENES_DE_INGRESOS = ['date_last_log', 'cant_login', 'apellido', 'dni'] as const

const orden = object({
  orden: string().oneOf(ORDENES_DE_INGRESOS).default('date_last_log'),
  sentido: string().oneOf(['asc', 'desc']).default('desc'),
})

const deQuien = object({ userDni: dni.required('Indique el DNI de la persona.') })

const registros = array(
  object({
    fech_hor_login: instante.required(),
    /** Identity source: renaper, afip, miarg or anses (D111). */
    fuente: string().required(),
  }).required(),
).required()

/**
 * Successful sign-ins (S2 §2.14, D149). Only the people to whom an admin gave the permission may read the sign-ins
 * (D14).
 */
export const ingresos = {
  getResumenDeIngresos: pagedEntry({
    method: 'GET',
    path: '/loginInfo/resumeregisters',
    capacidad: 'ingresos.ver',
    limite: 'consulta',
    deOtros: 'ingresos',
    summary: 'Cuántas veces ingresó cada persona y cuándo fue la última',
    query: filtro.concat(orden).concat(paginado),
    reply: array(
      object({
        usuario_dni: string().required(),
        usuario: object({
          apellido: string().required(),
          nombre: string().required(),
          rol: string().oneOf(ROLES).required(),
        }).required(),
        abogado: object({ codexterno: string().required() }).nullable().defined().default(null),
        cant_login: number().integer().required(),
        date_last_log: instante.required(),
      }).required(),
    ).required(),
  }),
  exportResumenDeIngresos: entry({
    method: 'GET',
    path: '/loginInfo/resumeregisters/excel',
    capacidad: 'ingresos.ver',
    limite: 'exportacion',
    summary:
      'El resumen de ingresos del filtro, en el mismo orden: ingresos_{timestamp}.xlsx o .csv',
    query: filtro.concat(orden).concat(exportado),
    reply: 'file',
  }),
  getIngresos: pagedEntry({
    method: 'GET',
    path: '/loginInfo/registers',
    capacidad: 'ingresos.ver',
    limite: 'consulta',
    deOtros: 'ingresos de una persona',
    summary: 'Los ingresos de una persona, el último primero',
    query: deQuien.concat(paginado),
    reply: registros,
  }),
  searchIngresos: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/loginInfo/registers',
    capacidad: 'ingresos.ver',
    limite: 'consulta',
    deOtros: 'ingresos de una persona',
    summary: 'Lo mismo, sin el DNI en la dirección (D149)',
    query: paginado,
    body: deQuien,
    reply: registros,
  }),
  exportIngresos: entry({
    method: 'GET',
    path: '/loginInfo/registers/excel',
    capacidad: 'ingresos.ver',
    limite: 'exportacion',
    summary: 'Todos los ingresos de una persona: ingresos_{dni}_{timestamp}.xlsx o .csv',
    query: deQuien.concat(exportado),
    reply: 'file',
  }),
}
