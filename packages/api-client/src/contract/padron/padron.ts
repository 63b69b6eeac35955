import { CLASES_DE_CAMBIO, ESTADOS_DE_CARGA, MODOS_DE_CARGA } from '@apremia/core'
import { array, boolean, mixed, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { idNumerico, instante, paginado } from '../common.ts'
import { trabajo } from '../trabajos.ts'

const MIB = 1024 * 1024

/**
 * Maximum size of a file of the registry of real properties, in bytes. A file sent as base64 text, in the call
 * `loadPadron`, has a lower limit.
 */
export const MAXIMO_DE_PADRON = 200 * MIB
const MAXIMO_DE_DATA_URL = 36 * MIB

const modo = string().oneOf(MODOS_DE_CARGA, 'La categoría de la carga es completa o parcial.')

const cantidad = number().integer().required()

/**
 * Load of the provincial registry of real properties. Before the load is applied, its counts say what it would change.
 * Afterwards, they say what it changed.
 */
export const cargaDePadron = object({
  id: number().integer().required(),
  archivo: string().required(),
  modo: modo.required(),
  estado: string().oneOf(ESTADOS_DE_CARGA).required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
  creada: instante.required(),
  aplicada: instante.nullable().defined(),
  deshecha: instante.nullable().defined(),
  /** Header in the file for each column that the product reads. Null when the file lacks the column. */
  columnas: array(
    object({ columna: string().required(), titulo: string().nullable().defined() }).required(),
  ).required(),
  ignoradas: array(string().required()).required(),
  avisos: array(string().required()).required(),
  /**
   * Counts of the rows of the file: rows that can be loaded (`filas`), refused rows (`rechazadas`), and refused rows
   * whose property number cannot be read (`sinNumero`).
   */
  filas: cantidad,
  rechazadas: cantidad,
  sinNumero: cantidad,
  /**
   * Number of active real properties (`vigentes`), and counts of the real properties that the load adds, changes,
   * leaves equal and makes inactive.
   */
  vigentes: cantidad,
  nuevos: cantidad,
  cambiados: cantidad,
  iguales: cantidad,
  bajas: cantidad,
  /**
   * Problems that prevent the load. A person may accept only the problem whose `campo` is 'confirmarBajas': too many
   * real properties would become inactive.
   */
  impedimentos: array(
    object({ campo: string().defined(), message: string().required() }).required(),
  ).required(),
  trabajo: string().nullable().defined(),
})

const valor = mixed<string | number>().nullable().defined()

const cambioDePadron = object({
  NRO_INMUEBLE: number().integer().required(),
  clase: string().oneOf(CLASES_DE_CAMBIO).required(),
  /**
   * Fields of the real property that the load changes, with their values before and after. For a new property, all its
   * fields.
   */
  cambios: array(
    object({ campo: string().required(), antes: valor, despues: valor }).required(),
  ).required(),
})

const params = object({ id: idNumerico.required() })

/**
 * Options for refused rows. A load with refused rows is applied only when `continuar` is true or `rechazosHasta` is at
 * least the number of refused rows (D192).
 */
const conRechazos = {
  continuar: boolean().default(false),
  rechazosHasta: number()
    .integer()
    .min(0, 'Las filas rechazadas que se admiten no pueden ser menos que cero.')
    .max(1_000_000)
    .default(0),
}

/**
 * True for a dry run: the server reviews the file, and the load can never be applied. Discarding a dry run deletes all
 * its data.
 */
export const simulacion = boolean().default(false)

const dataUrl = string()
  .required('Por favor, selecciona un archivo.')
  .matches(/^data:[^,\s]{0,200};base64,[A-Za-z0-9+/=]*$/, {
    message: 'El archivo debe venir como data URL en base64.',
    excludeEmptyString: true,
  })

/** Loads of the provincial registry of properties (S2 §2.13, §7; D91, D92). */
export const padron = {
  loadPadron: entry({
    method: 'POST',
    path: '/creaciontitulos/cargarregsitrosinmuebles',
    aliases: ['/creaciontitulos/cargarregistrosinmuebles'],
    capacidad: 'padron.cargar',
    summary: 'Revisa y aplica un padrón provincial: contesta cuando está guardado (D159)',
    cuerpoMaximo: MAXIMO_DE_DATA_URL,
    body: object({
      file: dataUrl,
      /**
       * Mode of the load: 'completa' or 'parcial'. `typeChrage` is the misspelled name that the original screen sends
       * (D92).
       */
      typeChrage: modo,
      typeCharge: modo,
      ...conRechazos,
    }),
    reply: object({ mensaje: string().required(), carga: cargaDePadron.required() }),
  }),
  reviewPadron: entry({
    method: 'POST',
    path: '/padron/cargas',
    capacidad: 'padron.cargar',
    summary: 'Revisa un padrón provincial sin aplicarlo: qué agrega, cambia, da de baja y rechaza',
    archivoMaximo: MAXIMO_DE_PADRON,
    body: object({ modo: modo.required('Elija la categoría de la carga.'), simulacion }),
    files: ['file'],
    reply: object({ carga: number().integer().required(), trabajo: trabajo.required() }),
  }),
  getCargas: pagedEntry({
    method: 'GET',
    path: '/padron/cargas',
    capacidad: 'padron.cargar',
    limite: 'consulta',
    summary: 'Cargas del padrón provincial, de la más nueva a la más vieja',
    query: paginado,
    reply: array(cargaDePadron.required()).required(),
  }),
  getCarga: entry({
    method: 'GET',
    path: '/padron/cargas/:id',
    capacidad: 'padron.cargar',
    limite: 'consulta',
    summary: 'Una carga del padrón',
    params,
    reply: cargaDePadron,
  }),
  getCambiosDePadron: pagedEntry({
    method: 'GET',
    path: '/padron/cambios',
    capacidad: 'padron.cargar',
    limite: 'consulta',
    deOtros: 'cambios de una carga del padrón',
    summary: 'Qué hace o hizo una carga, inmueble por inmueble; sin número, la última',
    query: object({
      carga: idNumerico,
      clase: string().oneOf(['nuevo', 'cambiado', 'baja']).default('cambiado'),
    }).concat(paginado),
    reply: array(cambioDePadron.required()).required(),
  }),
  downloadRechazadas: entry({
    method: 'GET',
    path: '/padron/cargas/:id/rechazadas',
    capacidad: 'padron.cargar',
    limite: 'documento',
    summary: 'Las filas rechazadas de una carga, con sus columnas y el motivo',
    enMasa: true,
    params,
    reply: 'file',
  }),
  applyCarga: entry({
    method: 'POST',
    path: '/padron/cargas/:id/aplicar',
    capacidad: 'padron.cargar',
    summary: 'Aplica una carga revisada, toda o nada',
    params,
    /** True when the person accepts the number of real properties that become inactive (D91). */
    body: object({ confirmarBajas: boolean().default(false), ...conRechazos }),
    reply: trabajo,
  }),
  discardCarga: entry({
    method: 'POST',
    path: '/padron/cargas/:id/descartar',
    capacidad: 'padron.cargar',
    summary: 'Deja sin efecto una carga que no se aplicó',
    params,
    reply: cargaDePadron,
  }),
  undoCarga: entry({
    method: 'POST',
    path: '/padron/cargas/:id/deshacer',
    capacidad: 'padron.cargar',
    summary: 'Deshace la última carga aplicada',
    params,
    reply: trabajo,
  }),
  simulateUndoCarga: entry({
    method: 'POST',
    soloLee: true,
    path: '/padron/cargas/:id/deshacer/simular',
    capacidad: 'padron.cargar',
    limite: 'consulta',
    summary:
      'Las mismas comprobaciones de deshacer una carga, sin cambiar nada: la carga como está',
    params,
    reply: cargaDePadron,
  }),
  getPadronEjemplo: entry({
    method: 'GET',
    path: '/padron/ejemplo',
    capacidad: 'padron.cargar',
    limite: 'documento',
    summary: 'Padrón de ejemplo, con las columnas y sus otros nombres',
    reply: 'file',
  }),
}
