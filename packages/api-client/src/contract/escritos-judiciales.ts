import {
  CLASES_DE_ESCRITO,
  LARGO_DE_BLOQUE,
  LARGO_DE_NOMBRE_DE_BLOQUE,
  LARGO_DE_PLANTILLA,
  NOMBRE_DE_BLOQUE,
  textos,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { versionDeFila } from './catalogos/fila.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { idNumerico, instante } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const clase = string()
  .oneOf(CLASES_DE_ESCRITO, `La clase es una de: ${CLASES_DE_ESCRITO.join(', ')}.`)
  .required('Elija la clase de escrito.')

const plantilla = object({
  id: number().integer().required(),
  clase,
  nombre: string().required(),
  retirada: boolean().required(),
  /**
   * True when the court paper of this template needs an estimate of interest and costs, as a percentage of the debt.
   */
  pidePresupuesto: boolean().required(),
  /**
   * Estimate of interest and costs, as a percentage of the debt. It is the percentage in force today in the
   * municipality. '' when the municipality has set none.
   */
  presupuesto: string().defined(),
  /** Versions of the template file, the newest first. */
  versiones: array(
    object({
      version: number().integer().required(),
      archivo: string().required(),
      tamano: number().integer().required(),
      autor: string().defined(),
      creada: instante.required(),
    }).required(),
  ).required(),
})

const bloque = object({
  nombre: string().required(),
  texto: string().required(),
  version: string().required(),
})

const caso = {
  imponible: numeroDeImponible.required('Indique el imponible.'),
  recurso: codigoDeRecurso.required('Indique el recurso.'),
  clase: claseDeImponible,
}

const presupuesto = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(',', '.') : typed))
  .matches(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, {
    message: 'El porcentaje va de 0 a 100: 30 o 12,5.',
    excludeEmptyString: true,
  })
  .default('')

/**
 * Number of the debtor for whom the court paper is made. Debtors are counted from 1, in the order of the municipal
 * register.
 */
const deudor = number()
  .integer('El número de deudor es entero.')
  .min(1, 'El primer deudor es el 1.')
  .max(1000, 'El número de deudor es demasiado grande.')
  .default(1)

const deUnCaso = object({
  ...caso,
  plantilla: idNumerico.required('Elija la plantilla.'),
  /** Estimate of interest and costs for a court paper, as a percentage of the debt. */
  presupuesto,
  deudor,
}).test(mismaClase())

const plantillaSubida = object({
  clase,
  nombre: nombreEscrito.max(LARGO_DE_PLANTILLA).required('Escriba el nombre de la plantilla.'),
  /** Version of the template of a court paper that the person saw. 0 for a new template. */
  version: number().integer().min(0).max(100_000).default(0),
})

/** Court papers that Apremia fills in with the data of a case, from templates of the municipality (ADR 0102). */
export const escritosJudiciales = {
  listPlantillas: entry({
    method: 'GET',
    path: '/escritos/plantillas',
    capacidad: 'escritos.hacer',
    limite: 'consulta',
    summary: 'Plantillas de los escritos judiciales, también las retiradas, con sus versiones',
    reply: array(plantilla.required()).required(),
  }),
  uploadPlantilla: entry({
    method: 'POST',
    path: '/escritos/plantillas',
    capacidad: 'escritos.administrar',
    summary:
      'Sube una plantilla de Word, o una versión nueva; se revisa antes y se rechaza con cada campo mal escrito',
    body: plantillaSubida,
    files: ['file'],
    archivoMaximo: 5 * 1024 * 1024,
    reply: plantilla,
  }),
  simulateUploadPlantilla: entry({
    method: 'POST',
    soloLee: true,
    path: '/escritos/plantillas/simulacion',
    capacidad: 'escritos.administrar',
    limite: 'exportacion',
    summary: 'Revisa una plantilla como al subirla, sin guardarla, y dice qué campos usa',
    body: plantillaSubida,
    files: ['file'],
    archivoMaximo: 5 * 1024 * 1024,
    reply: object({ campos: array(string().required()).required() }),
  }),
  downloadPlantilla: entry({
    method: 'GET',
    path: '/escritos/plantillas/:id/versiones/:version',
    capacidad: 'escritos.administrar',
    limite: 'documento',
    summary: 'El archivo de una versión de una plantilla, tal como se subió',
    params: object({ id: idNumerico.required(), version: idNumerico.required() }),
    reply: 'file',
  }),
  tryPlantilla: entry({
    method: 'GET',
    path: '/escritos/plantillas/:id/prueba',
    capacidad: 'escritos.administrar',
    limite: 'exportacion',
    summary: 'Llena una plantilla con un caso, para probarla: no guarda nada',
    params: object({ id: idNumerico.required() }),
    query: object({ ...caso, presupuesto, deudor }).test(mismaClase()),
    reply: 'file',
  }),
  retirePlantilla: entry({
    method: 'PUT',
    path: '/escritos/plantillas/:id/retiro',
    capacidad: 'escritos.administrar',
    summary: 'Retira una plantilla, o vuelve a usarla; sus versiones y sus escritos quedan',
    params: object({ id: idNumerico.required() }),
    body: object({ retirada: boolean().required('Indique si queda retirada.') }),
    reply: plantilla,
  }),
  downloadPlantillaInicial: entry({
    method: 'GET',
    path: '/escritos/iniciales/:clase',
    capacidad: 'escritos.administrar',
    limite: 'documento',
    summary: 'Una plantilla simple de una clase de escrito, para empezar',
    params: object({ clase }),
    reply: 'file',
  }),
  listBloques: entry({
    method: 'GET',
    path: '/escritos/bloques',
    capacidad: 'escritos.hacer',
    limite: 'consulta',
    summary: 'Bloques de texto que las plantillas insertan con {bloque:nombre}',
    reply: array(bloque.required()).required(),
  }),
  saveBloque: entry({
    method: 'PUT',
    path: '/escritos/bloques',
    capacidad: 'escritos.administrar',
    summary: 'Agrega un bloque de texto, o cambia el que se vio; el historial guarda el anterior',
    body: object({
      nombre: string()
        .trim()
        .max(LARGO_DE_NOMBRE_DE_BLOQUE)
        .matches(NOMBRE_DE_BLOQUE, textos.escritosJudiciales.faltasDeBloque.nombre)
        .required(textos.escritosJudiciales.faltasDeBloque.nombre),
      texto: textoEscrito
        .max(LARGO_DE_BLOQUE)
        .required(textos.escritosJudiciales.faltasDeBloque.vacio),
      version: versionDeFila,
    }),
    reply: bloque,
  }),
  reviewEscrito: entry({
    method: 'GET',
    path: '/casos/escritos/revision',
    capacidad: 'escritos.hacer',
    limite: 'consulta',
    summary: 'Lo que al caso le falta para un escrito, antes de hacerlo',
    query: deUnCaso,
    reply: object({
      pidePresupuesto: boolean().required(),
      /**
       * Names of the debtors for whom the court paper was made. Empty when it was made for all the debtors of the case.
       */
      deudores: array(string().defined()).required(),
      faltas: array(string().required()).required(),
    }),
  }),
  createEscrito: entry({
    method: 'POST',
    path: '/casos/escritos',
    capacidad: 'escritos.hacer',
    idempotente: true,
    summary: 'Hace un escrito de un caso con una plantilla y lo guarda en su línea de tiempo',
    body: deUnCaso,
    reply: object({
      id: number().integer().required(),
      nombre: string().required(),
      version: number().integer().required(),
    }),
  }),
  downloadEscrito: entry({
    method: 'GET',
    path: '/casos/escritos/:id',
    capacidad: 'escritos.hacer',
    limite: 'documento',
    summary: 'Un escrito que se hizo de un caso, en Word',
    params: object({ id: idNumerico.required() }),
    reply: 'file',
  }),
  printEscrito: entry({
    method: 'GET',
    path: '/casos/escritos/:id/pdf',
    capacidad: 'escritos.hacer',
    limite: 'exportacion',
    summary: 'Un escrito que se hizo de un caso, en PDF, si el servidor tiene LibreOffice',
    params: object({ id: idNumerico.required() }),
    reply: 'file',
  }),
}
