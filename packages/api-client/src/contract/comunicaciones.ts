import { IMPORTANCIAS, TODOS_LOS_ABOGADOS, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { fechaIso, idNumerico, instante, paginado } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'

const { requeridos } = textos.comunicaciones

const persona = { apellido: string().required(), nombre: string().required() }

const comunicacion = object({
  id: number().integer().required(),
  titulo: string().required(),
  /**
   * First recipient of the message. `destinatarios` has all of them. This field exists because in the specification
   * (S2) a message has one recipient.
   */
  toAbogado: object({ nrodni: string().required(), ...persona }).required(),
  /**
   * Recipients, each with the moment at which the recipient read the message. A recipient sees only their own entry.
   */
  destinatarios: array(
    object({
      nrodni: string().required(),
      ...persona,
      leida: instante.nullable().defined().default(null),
    }).required(),
  ).required(),
  enviada_a: number().integer().required(),
  user: object(persona).required(),
  fecha: fechaIso.required(),
  importancia: string().oneOf(IMPORTANCIAS).required(),
  descripcion: string().defined(),
  deleted: boolean().required(),
  /** True when the person who makes the call is a recipient and has not marked the message as read. */
  sin_leer: boolean().required(),
  registro_documentos: array(
    object({
      id: number().integer().required(),
      documento: string().required(),
      tamano: number().integer().required(),
    }).required(),
  ).required(),
  version: number().integer().required(),
})

const datos = object({
  titulo: nombreEscrito.max(200).required(requeridos.titulo),
  /**
   * Recipients: one DNI (identity number), several DNI separated by commas, or 'todos' (`TODOS_LOS_ABOGADOS`) for every
   * lawyer.
   */
  todni: string()
    .matches(new RegExp(`^(${TODOS_LOS_ABOGADOS}|\\d{7,8}(,\\d{7,8}){0,199})$`), {
      message: requeridos.destinatario,
      excludeEmptyString: true,
    })
    .required(requeridos.destinatario),
  fecha: fechaIso.required(requeridos.fecha),
  importancia: string().oneOf(IMPORTANCIAS).default('normal'),
  descripcion: textoEscrito.max(4000).default(''),
})

const conArchivos = {
  adjuntos: { nombre: /^file_\d{1,3}$/, forma: 'file_N', json: [] },
} as const

const params = object({ id: idNumerico.required() })
const reply = object({ comunicacion: comunicacion.required() })

export const comunicaciones = {
  getComunicaciones: pagedEntry({
    method: 'GET',
    path: '/comunicaciones',
    capacidad: 'comunicaciones.ver',
    limite: 'consulta',
    deOtros: 'comunicaciones',
    summary: 'Las comunicaciones que uno recibió o envió; la administración y A00, todas',
    query: paginado,
    reply: array(comunicacion.required()).required(),
  }),
  getComunicacionesSinLeer: entry({
    method: 'GET',
    path: '/comunicaciones/sin-leer',
    capacidad: 'comunicaciones.leer',
    limite: 'consulta',
    summary: 'Cuántas comunicaciones recibidas no se marcaron como leídas',
    reply: object({ cantidad: number().integer().required() }),
  }),
  getDestinatarios: entry({
    method: 'GET',
    path: '/comunicaciones/destinatarios',
    capacidad: 'comunicaciones.escribir',
    limite: 'consulta',
    summary: 'A quiénes se puede escribir: los abogados que pueden ingresar (D148)',
    reply: array(
      object({
        nrodni: string().required(),
        nombre_completo: string().required(),
        codexterno: string().required(),
      }).required(),
    ).required(),
  }),
  createComunicacion: entry({
    method: 'POST',
    path: '/comunicaciones/createcomunicacion',
    capacidad: 'comunicaciones.escribir',
    idempotente: true,
    summary: 'Envía una comunicación a uno, varios o todos los abogados, con sus archivos',
    ...conArchivos,
    body: datos,
    reply,
  }),
  updateComunicaciones: entry({
    method: 'PUT',
    path: '/comunicaciones/updateComunicaciones/:id',
    capacidad: 'comunicaciones.escribir',
    summary: 'Cambia una comunicación; los archivos que lleve se agregan a los que tenía',
    params,
    ...conArchivos,
    body: datos.shape({ version: number().integer() }),
    reply,
  }),
  deleteComunicaciones: entry({
    method: 'DELETE',
    path: '/comunicaciones/deleteComunicaciones/:id',
    capacidad: 'comunicaciones.escribir',
    summary: 'Borra una comunicación: queda en la lista, y nadie más la cambia (D98)',
    params,
    reply,
  }),
  restoreComunicacion: entry({
    method: 'POST',
    path: '/comunicaciones/:id/deshacer-borrado',
    capacidad: 'comunicaciones.escribir',
    summary: 'Deshace el borrado de quien la borró',
    params,
    reply,
  }),
  readComunicacion: entry({
    method: 'POST',
    path: '/comunicaciones/leidas/:comunicacion',
    capacidad: 'comunicaciones.leer',
    summary: 'Quien la recibió dice que la leyó: lo ve quien la envió',
    params: object({ comunicacion: idNumerico.required() }),
    reply,
  }),
  getComunicacionDocumento: entry({
    method: 'GET',
    path: '/comunicaciones/documentos/:documento',
    capacidad: 'comunicaciones.leer',
    limite: 'documento',
    summary: 'Un archivo de una comunicación, para quien la ve',
    params: object({ documento: idNumerico.required() }),
    reply: 'file',
  }),
}
