import { textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { exportado, fechaIso, idNumerico, instante, paginado } from './common.ts'

const tecleado = string().max(100)

const filtro = object({
  /** DNI (identity number) of the user who made the change, or words of the user's name. */
  usuario: tecleado,
  nombre: tecleado,
  /**
   * Number of a real property or business. The search returns every change of this property or business, including
   * changes that affect several of them.
   */
  inmueble: tecleado,
  recurso: tecleado,
  clase: claseDeImponible,
  fecha: fechaIso,
  abogado: tecleado,
  /**
   * Kind of record, such as 'convenio', and identifier of one record of this kind (`codigo`). Together they select the
   * audit history of that record.
   */
  entidad: tecleado,
  codigo: tecleado,
}).test(mismaClase({ imponible: 'inmueble' }))

const orden = object({ sentido: string().oneOf(['asc', 'desc']).default('desc') })

export const historial = {
  searchHistorial: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/historico/search',
    capacidad: 'historial.ver',
    limite: 'consulta',
    summary: 'Qué se hizo en el producto, lo último primero; los filtros vacíos no cuentan',
    query: paginado.concat(orden),
    body: filtro,
    reply: array(
      object({
        id: number().integer().required(),
        createdAt: instante.required(),
        /**
         * DNI of the user who made the change. '' when the product itself made the change, or when the user had no
         * session.
         */
        usuario: string().defined(),
        user: object({ apellido: string().defined(), nombre: string().defined() })
          .nullable()
          .defined()
          .default(null),
        abogado: string().defined(),
        origen: string().oneOf(['web', 'cli', 'sistema']).required(),
        /**
         * Number of the item (property or business) that the recorded change affects. When the change affects several
         * items, number of the first item.
         */
        inmueble: string().defined(),
        recurso: string().defined(),
        /**
         * Number of properties and businesses that the recorded change affects, besides the property or business of
         * `inmueble`.
         */
        otros: number().integer().required(),
        descripcion: string().required(),
        entidad: string().required(),
        codigo: string().defined(),
      }).required(),
    ).required(),
  }),
  getCambiosDeHistorial: entry({
    method: 'GET',
    path: '/historico/:id/cambios',
    capacidad: 'historial.ver',
    limite: 'consulta',
    summary: 'Qué cambió una fila del historial, dato por dato, antes y después',
    params: object({ id: idNumerico.required() }),
    reply: array(
      object({
        campo: string().required(),
        antes: string().required(),
        despues: string().required(),
      }).required(),
    ).required(),
  }),
  exportHistorial: entry({
    method: 'GET',
    path: '/historico/excel',
    capacidad: 'historial.ver',
    limite: 'exportacion',
    summary: 'Todo el historial del filtro, en el mismo orden: historico_{timestamp}.xlsx o .csv',
    query: filtro.concat(orden).concat(exportado),
    reply: 'file',
  }),
  verifyHistorial: entry({
    method: 'POST',
    soloLee: true,
    path: '/historial/verificar',
    capacidad: 'historial.verificar',
    limite: 'consulta',
    summary:
      'Recorre la cadena del historial y dice si alguna fila fue cambiada, borrada o reordenada, y si un código impreso está en ella',
    body: object({
      /** Hash of a row of the audit history, copied from a printed sheet. The call looks for the row with this hash. */
      cabeza: string()
        .transform((typed: unknown) =>
          typeof typed === 'string' ? typed.replace(/[\s.-]/g, '').toLowerCase() : typed,
        )
        .matches(/^[0-9a-f]{64}$/, { excludeEmptyString: true, message: textos.historial.codigo })
        .default(''),
    }),
    larga: true,
    reply: object({
      valido: boolean().required(),
      filas: number().integer().required(),
      /**
       * Hash of the newest row of the audit history. A person who keeps this hash can later detect that the newest rows
       * were deleted.
       */
      cabeza: string().defined(),
      /**
       * Row of the audit history that has the requested hash. Null when no row has the hash. Undefined when the request
       * gives no hash.
       */
      impresa: object({ orden: number().integer().required(), momento: instante.required() })
        .nullable()
        .optional()
        .default(undefined),
      fallas: array(
        object({ orden: number().integer().required(), motivo: string().required() }).required(),
      ).required(),
      /**
       * Rows of the audit history lost when somebody restored an older copy of the database. The loss was accepted
       * then, so it is no failure. Older servers do not send this field.
       */
      abandonos: array(
        object({
          momento: instante.required(),
          /** Least number of lost rows. Null when the restoration was accepted on another machine. */
          filas: number().integer().nullable().defined(),
          mensaje: string().required(),
        }).required(),
      )
        .optional()
        .default(undefined),
    }),
  }),
}
