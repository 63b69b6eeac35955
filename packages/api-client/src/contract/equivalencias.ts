import {
  ARCHIVOS_DEL_PAQUETE,
  CODIFICACIONES,
  FORMAS_DE_FECHA,
  FORMAS_DE_IMPORTE,
  LARGO_DE_FUENTE,
  textos,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { errorDeFila, instante } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'
import { MAXIMO_DE_PAQUETE } from './paquetes.ts'

const { equivalencias: t } = textos.paquete

const LARGO_DE_CODIGO = 200

/** Text that the person types: a column header, a fixed value or a code. */
const escrito = textoEscrito.max(LARGO_DE_CODIGO, `El texto pasa de ${LARGO_DE_CODIGO} caracteres.`)

const columna = object({
  columna: nombreEscrito.max(60).required(),
  /**
   * Header of the column in the municipality's file. Null when the product finds the column by itself, because the file
   * uses the name of the data package or a synonym.
   */
  titulo: escrito.nullable().default(null),
  /** Value that every row of the column gets, when the municipality's file lacks the column. */
  fijo: escrito.nullable().default(null),
  codigos: array(object({ suyo: escrito.defined(), nuestro: escrito.defined() }).required())
    .max(5_000, 'Son más de 5.000 códigos.')
    .default([]),
})

/**
 * Saved mapping of column names. It converts a file of the municipality's system to a file of the data package. An
 * unknown property in the mapping is an error, and the message says where it is.
 */
export const equivalencia = object({
  /** Name of the file of the data package of the municipality, like 'deuda'. */
  archivo: nombreEscrito.max(60).required(),
  /** Name of the municipality's file, like 'EXP_DEUDA.csv'. */
  fuente: textoEscrito.max(LARGO_DE_FUENTE).required(t.sinFuente),
  codificacion: string().oneOf(CODIFICACIONES).default(CODIFICACIONES[0]),
  fechas: string().oneOf(FORMAS_DE_FECHA).default(FORMAS_DE_FECHA[0]),
  importes: string().oneOf(FORMAS_DE_IMPORTE).default(FORMAS_DE_IMPORTE[0]),
  columnas: array(columna.required()).max(100).default([]),
})

const guardada = equivalencia.shape({
  guardada: instante.required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
})

const conValores = object({
  titulo: string().required(),
  /** First distinct values of the column in the municipality's file. */
  valores: array(string().required()).required(),
  /**
   * All the distinct values of the column in the first rows of the file. Empty when the column has too many distinct
   * values to be a column of codes.
   */
  distintos: array(string().required()).required(),
})

const propuesta = object({
  fuente: string().required(),
  /**
   * File of the data package that the municipality's file `fuente` resembles most, by its name and its headers. Null
   * when `fuente` resembles no file of the data package.
   */
  archivo: string().nullable().defined(),
  codificacion: string().oneOf(CODIFICACIONES).required(),
  /** Format of the dates in the municipality's file. Null when the first rows do not show the format. */
  fechas: string().oneOf(FORMAS_DE_FECHA).nullable().defined(),
  importes: string().oneOf(FORMAS_DE_IMPORTE).nullable().defined(),
  titulos: array(conValores.required()).required(),
  columnas: array(
    object({ columna: string().required(), titulo: string().required() }).required(),
  ).required(),
  /**
   * Columns of the data package for which a person must choose a header of the municipality's file (`titulos`). Either
   * several headers fit the column, or another column already took the only header that fits.
   */
  dudosas: array(
    object({
      columna: string().required(),
      titulos: array(string().required()).required(),
    }).required(),
  ).required(),
  faltan: array(string().required()).required(),
  /** Error that prevents reading the municipality's file. '' when the file can be read. */
  falla: string().defined(),
})

const prueba = object({
  fuente: string().required(),
  archivo: string().required(),
  filas: number().integer().required(),
  /** True when the dry run read the whole file, instead of only the first rows. */
  entero: boolean().required(),
  rechazadas: number().integer().required(),
  columnas: array(string().required()).required(),
  ignoradas: array(string().required()).required(),
  /**
   * First rows of the file, with their values in the format of the data package. '' means unknown. Amounts are whole
   * centavos.
   */
  primeras: array(
    object({ fila: number().integer().required(), valores: array(string().defined()).required() }),
  ).required(),
  errores: array(errorDeFila.required()).required(),
  erroresTotal: number().integer().required(),
  falla: string().defined(),
})

const varias = array(equivalencia.required())
  .min(1, 'Diga al menos una equivalencia.')
  .max(ARCHIVOS_DEL_PAQUETE.length)
  .required('Diga al menos una equivalencia.')

export const equivalencias = {
  getEquivalencias: entry({
    method: 'GET',
    path: '/equivalencias',
    capacidad: 'paquetes.cargar',
    limite: 'consulta',
    summary: 'Equivalencias guardadas: cómo se leen los archivos propios del municipio',
    reply: array(guardada.required()).required(),
  }),
  saveEquivalencias: entry({
    method: 'PUT',
    path: '/equivalencias',
    capacidad: 'municipio.equivalencias',
    summary:
      'Guarda cómo se leen los archivos propios del municipio: reemplaza las de los archivos que nombra y deja las demás',
    body: object({ equivalencias: varias }),
    reply: array(guardada.required()).required(),
  }),
  proposeEquivalencias: entry({
    method: 'POST',
    soloLee: true,
    path: '/equivalencias/proponer',
    capacidad: 'municipio.equivalencias',
    limite: 'consulta',
    summary:
      'Propone cómo se leen los archivos del municipio (zip, o un .csv o .xlsx solo), por sus títulos y sus primeras filas',
    archivoMaximo: MAXIMO_DE_PAQUETE,
    body: object({}),
    files: ['file'],
    reply: array(propuesta.required()).required(),
  }),
  tryEquivalencias: entry({
    method: 'POST',
    soloLee: true,
    path: '/equivalencias/probar',
    capacidad: 'municipio.equivalencias',
    limite: 'consulta',
    summary:
      'Lee las primeras filas de los archivos del municipio con unas equivalencias, sin guardar nada',
    archivoMaximo: MAXIMO_DE_PAQUETE,
    body: object({
      /** Mappings of column names, as JSON text inside the multipart form. */
      equivalencias: varias.json(),
    }),
    files: ['file'],
    reply: array(prueba.required()).required(),
  }),
  deleteEquivalencia: entry({
    method: 'DELETE',
    path: '/equivalencias/:archivo',
    capacidad: 'municipio.equivalencias',
    summary: 'Quita la equivalencia guardada de un archivo del paquete',
    params: object({ archivo: string().max(60).required() }),
    reply: 'empty',
  }),
}
