import {
  CLASES,
  CLASES_DE_CONSERVACION,
  CLASES_DE_DATOS,
  readDocumentoBuscado,
} from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { archivo, fechaIso, idNumerico, instante, paginado } from './common.ts'
import { motivoRequerido } from './escrito.ts'
import { trabajo } from './trabajos.ts'

const cantidad = number().integer().required()

const documentoInvalido = 'Escriba el DNI (7 u 8 números) o el CUIT o CUIL (11) de la persona.'

/** DNI, CUIL or CUIT (identity or tax number) of the person whose data are requested, as digits. */
const documento = string()
  .transform((typed: unknown) => {
    const leido = typeof typed === 'string' ? readDocumentoBuscado(typed) : undefined
    return leido === undefined ? typed : leido.cuit || leido.dni
  })
  .matches(/^(\d{7,8}|\d{11})$/, documentoInvalido)
  .required(documentoInvalido)

const pedido = object({
  id: number().integer().required(),
  estado: string().oneOf(['en-curso', 'listo', 'fallido', 'cancelado', 'olvidado']).required(),
  documento: string().required(),
  motivo: string().required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
  creado: instante.required(),
  terminado: instante.nullable().defined(),
  trabajo: string().nullable().defined(),
  /** File with all the stored data about the person. Null before the file is ready, and after the file is deleted. */
  archivo: archivo.nullable().defined().default(null),
  /**
   * Number of rows found with data about the person, for each kind of data. `porNombre` counts the rows that were found
   * only by the person's name.
   */
  clases: array(
    object({
      clase: string().oneOf(CLASES_DE_DATOS).required(),
      filas: cantidad,
      porNombre: cantidad,
    }).required(),
  ).required(),
  documentos: cantidad,
  avisos: array(string().required()).required(),
})

const comun = { capacidad: 'personas.datos' } as const
const deUno = object({ id: idNumerico.required() })

/** Calls that collect all the data about a person, and list the people who saw the data (Ley 25.326). */
export const personas = {
  startDatosPersonales: entry({
    ...comun,
    method: 'POST',
    path: '/personas/datos',
    summary:
      'Empieza a reunir todo lo que se guarda de una persona, por su DNI, CUIT o CUIL y con el motivo, que queda en el historial',
    body: object({ documento, motivo: motivoRequerido }),
    reply: object({ pedido: number().integer().required(), trabajo: trabajo.required() }),
  }),
  listDatosPersonales: pagedEntry({
    ...comun,
    method: 'GET',
    path: '/personas/datos',
    limite: 'consulta',
    summary: 'Pedidos de los datos de una persona, del más nuevo al más viejo',
    query: paginado,
    reply: array(pedido.required()).required(),
  }),
  getDatosPersonales: entry({
    ...comun,
    method: 'GET',
    path: '/personas/datos/:id',
    limite: 'consulta',
    summary: 'Un pedido: qué se guarda de la persona, por clase y con cantidades',
    params: deUno,
    reply: pedido,
  }),
  downloadDatosPersonales: entry({
    ...comun,
    method: 'GET',
    path: '/personas/datos/:id/archivo',
    limite: 'exportacion',
    enMasa: true,
    larga: true,
    summary:
      'Todo lo reunido: un documento para leer, cada clase como CSV y JSON, y los documentos; datos-personales-{id}.zip',
    params: deUno,
    reply: 'file',
  }),
  listLecturasDePersona: pagedEntry({
    ...comun,
    method: 'POST',
    soloLee: true,
    path: '/personas/lecturas',
    limite: 'consulta',
    summary:
      'Quién miró los datos de una persona, por día, lo último primero; preguntarlo queda en el historial, con el motivo',
    query: paginado,
    body: object({
      documento,
      motivo: motivoRequerido,
      desde: fechaIso,
      hasta: fechaIso,
    }),
    reply: array(
      object({
        dia: string().required(),
        dni: string().required(),
        nombre: string().defined(),
        apellido: string().defined(),
        rol: string().oneOf(CLASES).required(),
        /**
         * Kind of record that the user saw, such as 'imponible' for a property or business. `clave` identifies the
         * record: 'I/123'.
         */
        cosa: string().required(),
        clave: string().required(),
        cantidad,
        primera: instante.required(),
        ultima: instante.required(),
      }).required(),
    ).required(),
  }),
  getConservacion: entry({
    ...comun,
    method: 'GET',
    path: '/personas/conservacion',
    limite: 'consulta',
    pesada: true,
    summary:
      'Cuánto se conserva cada clase de datos, y qué se borraría hoy: cuántas filas y de qué día es la más vieja',
    reply: array(
      object({
        clase: string().oneOf(CLASES_DE_CONSERVACION).required(),
        /** Number of days for which data of the kind `clase` are kept. 0 means forever. */
        dias: cantidad,
        propuestos: cantidad,
        antesDe: string().nullable().defined(),
        filas: cantidad,
        desde: string().nullable().defined(),
      }).required(),
    ).required(),
  }),
  startDepuracion: entry({
    ...comun,
    method: 'POST',
    path: '/personas/depuracion',
    summary:
      'Empieza a borrar lo que venció, si es lo mismo que se vio (`filas`, las de «conservación»); cada lote queda en el historial',
    body: object({ motivo: motivoRequerido, filas: cantidad.min(0) }),
    reply: trabajo.required(),
  }),
}
