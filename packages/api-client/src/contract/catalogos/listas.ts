import { CLASES_DE_FORMA, LISTAS_CORTAS, textos } from '@apremia/core'
import { array, boolean, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { nombreEscrito } from '../escrito.ts'
import { versionDeFila } from './fila.ts'

const lista = string()
  .oneOf(LISTAS_CORTAS, 'La lista es titulos, caracteres o formas.')
  .required('Indique la lista.')

const clase = string().oneOf(['', ...CLASES_DE_FORMA], textos.catalogos.listas.elijaClase)

const fila = object({
  /** Number of the row. */
  codigo: string().required(),
  nombre: string().required(),
  /** Data that a form of payment asks for; '' in the other lists. */
  clase: clase.defined(),
  /** Offered in forms; records that name it keep it. */
  activo: boolean().required(),
  /** A record names it: its name does not change. */
  enUso: boolean().required(),
  version: string().required(),
})

/** Professional titles, capacities of the person who signs, and forms of payment (D170). */
export const listas = {
  listFilasDeLista: entry({
    method: 'GET',
    path: '/listas/:lista',
    capacidad: 'catalogos.ver',
    limite: 'consulta',
    summary: 'Una lista corta: títulos profesionales, carácter del firmante o formas de pago',
    params: object({ lista }),
    reply: array(fila.required()).required(),
  }),
  saveFilaDeLista: entry({
    method: 'PUT',
    path: '/listas/:lista',
    capacidad: 'catalogos.administrar',
    summary:
      'Agrega una fila a una lista corta, corrige una que nadie usa, o la deja de ofrecer: los registros que la nombran la conservan',
    params: object({ lista }),
    body: object({
      /** Number of the row that was seen. Without a version, the row takes the next number. */
      codigo: nombreEscrito.trim().max(10).default(''),
      nombre: nombreEscrito.default(''),
      clase: clase.default(''),
      /** State of the row. Left out, the state stays. */
      activo: boolean().optional(),
      version: versionDeFila,
    }),
    reply: fila,
  }),
}
