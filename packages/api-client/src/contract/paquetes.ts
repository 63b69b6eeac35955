import { BAJAS_SIN_CONFIRMAR, MODOS_DE_PAQUETE } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { idNumerico, instante, paginado } from './common.ts'
import { callsDeEnvio, paramsDeEnvio } from './envio-por-partes.ts'
import { trabajo } from './trabajos.ts'

const MIB = 1024 * 1024

/**
 * Maximum size of a data package, in bytes. The zip of a municipality with a million properties and businesses is
 * smaller.
 */
export const MAXIMO_DE_PAQUETE = 512 * MIB

const cantidad = number().integer().required()

const archivoCargado = object({
  archivo: string().required(),
  modo: string().oneOf(MODOS_DE_PAQUETE).required(),
  filas: cantidad,
  rechazadas: cantidad,
  nuevos: cantidad,
  cambiados: cantidad,
  iguales: cantidad,
  /**
   * Number of stored rows that the file does not contain. It is counted only for a file that replaces all the stored
   * rows. `vigentes` is the number of stored rows in force.
   */
  bajas: cantidad,
  vigentes: cantidad,
})

/**
 * Effects of loading a data package on the cases of a lawyer, as numbers of cases: new cases, received cases, and so
 * on.
 */
const efecto = object({
  abogado: string().required(),
  nuevos: cantidad,
  recibidos: cantidad,
  cedidos: cantidad,
  salen: cantidad,
  saldados: cantidad,
  conOtroMonto: cantidad,
})

/** Load of a data package of the municipality. `simulacion` is true for a dry run, which changes nothing. */
const cargaDePaquete = object({
  id: number().integer().required(),
  archivo: string().required(),
  simulacion: boolean().required(),
  estado: string()
    .oneOf(['leyendo', 'probada', 'aplicada', 'rechazada', 'fallida', 'cancelada', 'deshecha'])
    .required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
  creada: instante.required(),
  aplicada: instante.nullable().defined(),
  deshecha: instante.nullable().defined(),
  /** Day for which the municipality computed the amounts of the debt. Null when the data package gives no day. */
  liquidadoAl: string().nullable().defined(),
  /**
   * Saved mappings of column names with which the load converted files of the municipality. The mappings came in the
   * data package ('paquete'), or are saved in the installation ('guardadas').
   */
  equivalencias: object({
    de: string().oneOf(['paquete', 'guardadas']).required(),
    archivos: array(
      object({ fuente: string().required(), archivo: string().required() }).required(),
    ).required(),
  })
    .nullable()
    .defined(),
  archivos: array(archivoCargado.required()).required(),
  efectos: array(efecto.required()).required(),
  motivos: array(string().required()).required(),
  avisos: array(string().required()).required(),
  rechazadas: cantidad,
  trabajo: string().nullable().defined(),
})

const comoSeCarga = object({
  /** True for a dry run: the server loads the whole data package and then undoes every change. */
  simulacion: boolean().default(false),
  /** True to load the data package without its refused rows, however many there are (D192). */
  continuar: boolean().default(false),
  rechazosHasta: number()
    .integer()
    .min(0, 'Las filas rechazadas que se admiten no pueden ser menos que cero.')
    .max(1_000_000)
    .default(0),
  /** Maximum percentage of the stored rows that may be missing from a file that replaces them all (D172). */
  bajasHasta: number()
    .integer()
    .min(0, 'El porcentaje va de 0 a 100.')
    .max(100, 'El porcentaje va de 0 a 100.')
    .default(BAJAS_SIN_CONFIRMAR),
})

const empezada = object({ carga: number().integer().required(), trabajo: trabajo.required() })

const { start, get, send, discard } = callsDeEnvio({
  ...{ ruta: '/paquetes/envios', capacidad: 'paquetes.cargar', que: 'un paquete' },
  maximo: MAXIMO_DE_PAQUETE,
})

const comun = { capacidad: 'paquetes.cargar' } as const

/** Calls about data packages, the files with which a municipality loads its data (D169 to D172, D191, D192). */
export const paquetes = {
  loadPaquete: entry({
    ...comun,
    method: 'POST',
    path: '/paquetes',
    summary:
      'Carga un paquete con datos del municipio (zip, o un archivo .csv o .xlsx solo): lo comprueba y lo aplica entero, o no aplica nada',
    archivoMaximo: MAXIMO_DE_PAQUETE,
    idempotente: true,
    body: comoSeCarga,
    files: ['file'],
    reply: empezada,
  }),
  loadPaqueteProbado: entry({
    ...comun,
    method: 'POST',
    path: '/paquetes/:id/cargar',
    summary:
      'Carga el paquete de una prueba propia, sin enviarlo otra vez: lo comprueba y lo aplica entero, o no aplica nada',
    idempotente: true,
    params: object({ id: idNumerico.required() }),
    body: comoSeCarga,
    reply: empezada,
  }),
  undoPaquete: entry({
    method: 'POST',
    path: '/paquetes/:id/deshacer',
    capacidad: 'padron.cargar',
    summary: 'Deshace la última carga de un paquete, mientras nada haya venido después',
    params: object({ id: idNumerico.required() }),
    reply: trabajo,
  }),
  simulateUndoPaquete: entry({
    method: 'POST',
    soloLee: true,
    path: '/paquetes/:id/deshacer/simular',
    capacidad: 'padron.cargar',
    limite: 'consulta',
    summary: 'Si una carga de un paquete se puede deshacer, y si no, por qué',
    params: object({ id: idNumerico.required() }),
    reply: object({ motivos: array(string().required()).required() }),
  }),
  getPaquetes: pagedEntry({
    ...comun,
    method: 'GET',
    path: '/paquetes',
    limite: 'consulta',
    summary: 'Cargas de paquetes del municipio, de la más nueva a la más vieja',
    query: paginado,
    reply: array(cargaDePaquete.required()).required(),
  }),
  getPaquete: entry({
    ...comun,
    method: 'GET',
    path: '/paquetes/:id',
    limite: 'consulta',
    summary: 'Una carga de un paquete: qué hizo en cada archivo y en la mesa de cada abogado',
    params: object({ id: idNumerico.required() }),
    reply: cargaDePaquete,
  }),
  startEnvioDePaquete: start,
  getEnvioDePaquete: get,
  sendParteDePaquete: send,
  loadEnvioDePaquete: entry({
    ...comun,
    method: 'POST',
    path: '/paquetes/envios/:id/cargar',
    summary:
      'Carga el paquete que terminó de enviarse: lo comprueba y lo aplica entero, o no aplica nada',
    idempotente: true,
    params: paramsDeEnvio,
    body: comoSeCarga,
    reply: empezada,
  }),
  discardEnvioDePaquete: discard,
}
