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
  codigo: string().required(),
  nombre: string().required(),
  /**
   * Class of a form of payment: single payment, instalments or mixed. '' for a professional title and for a capacity of
   * a signer, which have no class.
   */
  clase: clase.defined(),
  /**
   * True when forms offer the row as an option. Forms may stop offering a row that some records already have. Those
   * records keep the row.
   */
  activo: boolean().required(),
  /** True when some record uses the row. The name of a row in use cannot change. */
  enUso: boolean().required(),
  version: string().required(),
})

/**
 * Calls about three lists that the municipality configures: professional titles, capacities in which a person signs an
 * agreement, and forms of payment (D170).
 */
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
      /**
       * Number of the row to edit in a short list, such as the forms of payment. A request with neither a number nor a
       * version creates a row with the next number.
       */
      codigo: nombreEscrito.trim().max(10).default(''),
      nombre: nombreEscrito.default(''),
      clase: clase.default(''),
      /**
       * True to offer the row as an option in forms, false to stop offering it. When absent, the stored value does not
       * change.
       */
      activo: boolean().optional(),
      version: versionDeFila,
    }),
    reply: fila,
  }),
}
