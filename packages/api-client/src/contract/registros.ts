import { textos } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { conClaves } from '../claves.ts'
import { entry, pagedEntry } from '../entry.ts'
import { mismaClase } from './clase-de-imponible.ts'
import { digitos, idNumerico, paginado } from './common.ts'
import { motivoRequerido, nombreEscrito, textoEscrito } from './escrito.ts'
import { codigoDeRecurso } from './municipio/deuda.ts'

const { requeridos } = textos.registros

const registro = object({
  id: number().integer().required(),
  inmueble: number().integer().required(),
  recurso: string().required(),
  apellido: string().required(),
  nombre: string().defined(),
  titulo: string().defined(),
  dni: string().defined(),
  telefono: string().defined(),
  descripcion: string().defined(),
  /** Person who uploaded the record. `abogado` is the lawyer's code of this person, or '' for none. */
  user: object({
    apellido: string().required(),
    nombre: string().required(),
    abogado: string().defined(),
  }).required(),
  /** Moment of the upload, in ISO 8601. */
  creado: string().required(),
  version: number().integer().required(),
  registro_documentos: array(
    object({
      id: number().integer().required(),
      documento: string().required(),
      tamano: number().integer().required(),
    }).required(),
  ).required(),
})

const inmueble = number()
  .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
  .typeError('El inmueble lleva solo dígitos.')
  .integer('El inmueble lleva solo dígitos.')
  .min(1, 'El inmueble lleva solo dígitos.')
  .max(2_147_483_647, 'No hay inmuebles con ese número.')

const corto = nombreEscrito.max(200).default('')

const lista = array(registro.required()).required()

const datos = {
  inmueble: inmueble.required(requeridos.inmueble),
  recurso: codigoDeRecurso.required(requeridos.recurso),
  apellido: nombreEscrito.max(200).required(requeridos.apellido),
  nombre: corto,
  titulo: corto,
  dni: digitos(8, 'El DNI'),
  telefono: corto,
  descripcion: textoEscrito.max(2000).default(''),
}

const deUno = object({ id: idNumerico.required() })

/**
 * Calls about the records that people upload (S1 §7, S2 §2.9; D119). Each record names a real property and a person,
 * and has documents.
 */
export const registros = {
  getRegistros: pagedEntry({
    method: 'GET',
    path: '/registros',
    capacidad: 'registros.ver',
    limite: 'consulta',
    deOtros: 'registros',
    vela: 'registro',
    summary: 'Los registros que uno subió; la administración, A00 y los invitados, todos (D119)',
    query: paginado,
    reply: lista,
  }),
  findRegistros: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/registros/find',
    capacidad: 'registros.ver',
    limite: 'consulta',
    deOtros: 'registros',
    vela: 'registro',
    summary: 'De esos, los de un recurso y un inmueble; lo que falta no filtra',
    query: paginado,
    body: conClaves(
      object({
        recurso: nombreEscrito.max(10).default(''),
        inmueble: nombreEscrito.max(20).default(''),
        id: nombreEscrito.max(20).default(''),
      }).test(mismaClase({ imponible: 'inmueble', fija: 'inmueble' })),
      { sinonimos: { RECURSO: 'recurso', NRO_INMUEBLE: 'inmueble' } },
    ),
    reply: lista,
  }),
  createRegistro: entry({
    method: 'POST',
    path: '/registros',
    capacidad: 'registros.cargar',
    idempotente: true,
    summary:
      'Sube un registro con sus archivos, como formulario: el campo de cada uno es file_N o {inmueble}_{recurso}',
    adjuntos: {
      nombre: /^(file_\d{1,3}|\d{1,10}_[A-Z0-9]{1,4})$/,
      forma: 'file_N o {inmueble}_{recurso}',
      json: [],
    },
    /** The server ignores the field `user`: the uploader is always the person of the session. */
    body: conClaves(object(datos).test(mismaClase({ imponible: 'inmueble', fija: 'inmueble' })), {
      sinLeer: ['usuario', 'user', 'registro_documentos'],
    }),
    reply: object({ registro: registro.required() }),
  }),
  editRegistro: entry({
    method: 'PUT',
    path: '/registros/:id',
    capacidad: 'registros.cargar',
    summary:
      'Corrige los datos de un registro que uno ve, con el motivo; sus archivos no cambian (Ley 25.326)',
    params: deUno,
    body: conClaves(
      object({
        ...datos,
        motivo: motivoRequerido,
        version: number().integer().required('Falta la versión.'),
      }).test(mismaClase({ imponible: 'inmueble', fija: 'inmueble' })),
      { sinLeer: ['id', 'usuario', 'user', 'creado', 'registro_documentos'] },
    ),
    reply: object({ registro: registro.required() }),
  }),
  deleteRegistro: entry({
    method: 'DELETE',
    path: '/registros/:id',
    capacidad: 'registros.cargar',
    summary:
      'Elimina un registro que uno ve, con sus archivos y el motivo; no se puede deshacer (Ley 25.326)',
    params: deUno,
    body: object({ motivo: motivoRequerido }),
    reply: 'empty',
  }),
  getRegistroDocumento: entry({
    method: 'GET',
    path: '/registros/documentos/:documento',
    capacidad: 'registros.documento',
    limite: 'documento',
    summary: 'Un archivo de un registro, para quien lo ve; los invitados no (D10)',
    params: object({ documento: idNumerico.required() }),
    reply: 'file',
  }),
}
