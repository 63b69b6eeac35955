import { textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { exportado, fechaIso, idNumerico, instante, paginado } from './common.ts'

const tecleado = string().max(100)

const filtro = object({
  /** DNI, or words of the name. */
  usuario: tecleado,
  /** Words of the name. */
  nombre: tecleado,
  /** Number of a property or a business: whatever touches it, alone or among others. */
  inmueble: tecleado,
  recurso: tecleado,
  clase: claseDeImponible,
  /** Day in Buenos Aires. */
  fecha: fechaIso,
  /** Lawyer code of the author of the change. */
  abogado: tecleado,
  /** Kind of the thing that changed, 'convenio', for the history of one thing. `codigo` is its identifier. */
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
        /** DNI of the person who acted. '' when the product acted, or nobody proved who they were. */
        usuario: string().defined(),
        user: object({ apellido: string().defined(), nombre: string().defined() })
          .nullable()
          .defined()
          .default(null),
        abogado: string().defined(),
        origen: string().oneOf(['web', 'cli', 'sistema']).required(),
        /** The item it touches; of several, the first. */
        inmueble: string().defined(),
        recurso: string().defined(),
        /** Number of other items that the row touches. */
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
      /** Hash of a head, as its sheet prints it. */
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
      /** Hash of the newest row: note it down to detect a later truncation. */
      cabeza: string().defined(),
      /** The row whose hash was asked for, null when there is none; only when one was. */
      impresa: object({ orden: number().integer().required(), momento: instante.required() })
        .nullable()
        .optional()
        .default(undefined),
      fallas: array(
        object({ orden: number().integer().required(), motivo: string().required() }).required(),
      ).required(),
    }),
  }),
}
