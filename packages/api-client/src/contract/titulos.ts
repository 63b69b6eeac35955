import { TIPOS_DE_OBSERVACION } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import {
  categoria,
  errorDeFila,
  exportado,
  fechaIso,
  importe,
  instante,
  marca,
  paginado,
} from './common.ts'
import { motivo, motivoRequerido } from './escrito.ts'
import { trabajo } from './trabajos.ts'

const persona = object({ nombre: string().defined(), apellido: string().defined() })

export const tituloCreado = object({
  num_titulo: number().integer().required(),
  categoria: categoria.required(),
  imponible: string().required(),
  recurso: string().required(),
  contribuyente: string().defined(),
  total: importe.required(),
  abogado: persona.required(),
  abo_codexterno: string().defined(),
  usuario: persona.required(),
  /**
   * Date and time of day at which the executive title was created, in the time zone of Buenos Aires, as YYYY-MM-DD and
   * HH:mm:ss (D95). `hora_creacion` is '' for a title of the former system.
   */
  fecha_creacion: string().required(),
  hora_creacion: string().defined(),
  anulado: boolean().required(),
  motivo_anulacion: string().defined(),
  /** True for an executive title of the former system, imported with the data package of the municipality. */
  anterior: boolean().required(),
  /** Id of the batch in which the executive title was made. Null for a title of the former system. */
  lote: string().nullable().defined(),
  documento: boolean().required(),
  /** Day on which the signed file that replaces the document was stored. Null without a signed file. */
  firmado: fechaIso.nullable().defined().default(null),
})

export const ESTADOS_DE_LOTE = ['pendiente', 'listo'] as const

export const lote = object({
  id: string().uuid().required(),
  archivo: string().required(),
  categoria: categoria.required(),
  desde: number().integer().required(),
  hasta: number().integer().required(),
  cantidad: number().integer().required(),
  total: importe.required(),
  /**
   * State of the documents of the batch. In a `pendiente` batch the executive titles have numbers, but the documents
   * are not ready.
   */
  estado: string().oneOf(ESTADOS_DE_LOTE).required(),
  usuario: persona.required(),
  creado: instante.required(),
  sha256: string().nullable().defined(),
  tamano: number().integer().nullable().defined(),
  /**
   * Number of executive titles of the batch whose signed file is stored. Above 0, the downloaded zip has the signed
   * files. Each newly signed file changes the zip and its SHA-256.
   */
  firmados: number().integer().required(),
  trabajo: string().nullable().defined(),
})

const formulario = object({ category: categoria.required('Elija la categoría.') })

const formularioTitulos = formulario.shape({
  startTitleNumber: string()
    .required('Indique el número de inicio de los títulos.')
    .matches(
      // The start number 0 passes this check. A rule of packages/core refuses it later. The message of the
      // specification then says that the number must be higher than the last number used.
      /^(0|[1-9]\d{0,8})$/,
      'El número de inicio debe ser un entero entre 1 y 999999999, sin puntos ni decimales.',
    ),
  /**
   * DNI (identity number) of the person who makes the titles. The specification has this field, but the server ignores
   * it. The server takes the person from the session (T9).
   */
  userDNI: string(),
  /**
   * '1' allows the batch to skip free numbers of executive titles (D85). A reason in `motivoSalto` is then required.
   */
  confirmarSalto: marca,
  motivoSalto: motivo,
  /**
   * '1' accepts debt that already has an executive title (D151). It also accepts a workbook from which titles were
   * already made (D86). With a reason in `motivoForzar`, it also accepts debt in an agreement in force (D165).
   */
  forzar: marca,
  motivoForzar: motivo,
  /** '1' leaves out the rows with errors. Otherwise one row with an error refuses the whole file (D86). */
  omitirInvalidas: marca,
  /**
   * Name of a workbook that the server already reviewed, from the field `libro` of the call `simular`. The client sends
   * this name instead of the file.
   */
  libro: string()
    .matches(/^([0-9a-f]{64})?$/, 'El libro revisado se nombra como lo nombró su revisión.')
    .default(''),
})

/** Refusal or notice about a row of a reviewed workbook. A refused row gets no executive title. */
const observacion = errorDeFila.shape({
  tipo: string().oneOf(TIPOS_DE_OBSERVACION).required(),
  /**
   * Law and article that a court would apply to the problem in this workbook row. '' when no confirmed article applies.
   */
  norma: string().defined(),
  salida: string().required(),
})

const filtro = object({
  startDate: fechaIso,
  endDate: fechaIso,
  abogadoCodExt: string().trim().max(10),
  /**
   * Order of the list of executive titles: ascending or descending. The screen sends '' until the person chooses an
   * order. Then '' means ascending (S2 §9).
   */
  order: string()
    .oneOf(['asc', 'desc'])
    .default('asc')
    .transform((value: string | undefined) => value || undefined),
})

const anulacion = object({
  motivo: motivoRequerido,
})

const loteParams = object({ id: string().uuid().required() })
/** '1' asks for the documents as they were issued, even when a signed file replaces a document. */
const original = object({ original: marca })
const numeroParams = object({ numero: number().integer().min(1).max(999_999_999).required() })

export const titulos = {
  generateXls: entry({
    method: 'POST',
    path: '/creaciontitulos/generatexls',
    capacidad: 'titulos.crear',
    summary: 'Completa la planilla básica con los datos municipales: {name}_procesado.xlsx',
    body: formulario,
    files: ['file'],
    larga: true,
    reply: 'file-or-job',
  }),
  simulateXls: entry({
    method: 'POST',
    soloLee: true,
    path: '/creaciontitulos/generatexls/simular',
    capacidad: 'titulos.crear',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones que generatexls, sin procesar nada',
    body: formulario,
    files: ['file'],
    larga: true,
    reply: object({
      filas: number().integer().required(),
      archivo: string().required(),
      avisos: array(string().required()).required(),
    }),
  }),
  reviewTitulos: entry({
    method: 'POST',
    soloLee: true,
    path: '/creaciontitulos/revisar',
    capacidad: 'titulos.crear',
    limite: 'consulta',
    summary:
      'Rechazos y avisos de cada fila de una planilla, básica o procesada, antes de emitir: con su norma y qué se puede hacer. No numera ni guarda nada',
    body: formulario,
    files: ['file'],
    larga: true,
    reply: object({
      /**
       * True for a processed workbook, which already has the debtors and the tax periods. False for a basic workbook,
       * which only lists debts. The review adds the municipality's data of today to a basic workbook.
       */
      procesada: boolean().required(),
      filas: number().integer().required(),
      /** Number of workbook rows that are not refused, from which executive titles can be made. */
      listas: number().integer().required(),
      rechazadas: number().integer().required(),
      conAvisos: number().integer().required(),
      /** Warnings about the workbook as a whole, such as a sheet that was not read. */
      avisos: array(string().required()).required(),
      /**
       * Messages about the rows of the reviewed workbook, at most ten thousand. The refusals come first, and then the
       * notices. `total` counts all the messages, also beyond ten thousand.
       */
      observaciones: array(observacion.required()).required(),
      total: number().integer().required(),
    }),
  }),
  generateTitles: entry({
    method: 'POST',
    path: '/creaciontitulos/generatetitles',
    capacidad: 'titulos.crear',
    idempotente: true,
    summary:
      'Numera y genera un título ejecutivo por fila de la planilla procesada: {name}_titulos.zip',
    body: formularioTitulos,
    files: ['file'],
    larga: true,
    reply: 'file-or-job',
  }),
  simulateTitles: entry({
    method: 'POST',
    soloLee: true,
    path: '/creaciontitulos/simular',
    capacidad: 'titulos.crear',
    limite: 'consulta',
    idempotente: true,
    summary: 'Las mismas comprobaciones que generatetitles, sin escribir nada',
    body: formularioTitulos,
    files: ['file'],
    larga: true,
    reply: object({
      ultimo: number().integer().required(),
      desde: number().integer().required(),
      hasta: number().integer().required(),
      cantidad: number().integer().required(),
      total: importe.required(),
      /**
       * Numbers of executive title that would stay unused before the first title of the batch. Null when there is no
       * gap.
       */
      hueco: object({ desde: number().required(), hasta: number().required() })
        .nullable()
        .defined()
        .default(null),
      omitidas: number().integer().required(),
      /** Rows that get no executive title, by their number in the sheet of executive titles. */
      filasOmitidas: array(number().integer().required()).required(),
      avisos: array(string().required()).required(),
      errores: array(errorDeFila.required()).required(),
      /** Number of workbook rows without errors. */
      listas: number().integer().required(),
      /**
       * Name of the reviewed workbook, which the server keeps for half an hour. The call `generatetitles` accepts this
       * name instead of the file.
       */
      libro: string().nullable().defined().default(null),
    }),
  }),
  getTitulosInfo: pagedEntry({
    method: 'GET',
    path: '/creaciontitulos/titulosinfo',
    capacidad: 'titulos.ver',
    limite: 'consulta',
    deOtros: 'títulos creados',
    summary: 'Títulos creados',
    query: filtro.concat(paginado),
    reply: array(tituloCreado.required()).required(),
  }),
  exportTitulosInfo: entry({
    method: 'GET',
    path: '/creaciontitulos/titulosinfo/excel',
    capacidad: 'titulos.ver',
    limite: 'exportacion',
    summary: 'Todos los títulos del filtro, en el mismo orden, en una planilla o en CSV',
    query: filtro.concat(exportado),
    larga: true,
    reply: 'file',
  }),
  getAbogadosInfoFilter: entry({
    method: 'GET',
    path: '/creaciontitulos/getabogadosinfofilter',
    capacidad: 'titulos.ver',
    limite: 'consulta',
    summary: 'Abogados para el filtro',
    reply: array(
      object({
        codexterno: string().required(),
        apellido: string().defined(),
        nombre: string().defined(),
        nrodni: string().defined(),
        nombre_completo: string().required(),
      }).required(),
    ).required(),
  }),
  getXlsExample: entry({
    method: 'GET',
    path: '/creaciontitulos/getxlsexample',
    capacidad: 'titulos.ver',
    limite: 'documento',
    summary: 'Planilla básica de ejemplo',
    query: object({ category: categoria.default('inmueble') }),
    reply: 'file',
  }),
  getLastTitleNumber: entry({
    method: 'GET',
    path: '/creaciontitulos/getlastitlenumber',
    aliases: ['/creaciontitulos/getlasttitlenumber'],
    capacidad: 'titulos.ver',
    limite: 'consulta',
    summary: 'Último número de título creado (0 si no hay ninguno)',
    reply: object({ lastTitleNumber: number().integer().required() }),
  }),
  listLotes: pagedEntry({
    method: 'GET',
    path: '/creaciontitulos/lotes',
    capacidad: 'titulos.ver',
    limite: 'consulta',
    summary: 'Lotes de títulos, del más nuevo al más viejo',
    query: paginado,
    reply: array(lote.required()).required(),
  }),
  getLote: entry({
    method: 'GET',
    path: '/creaciontitulos/lotes/:id',
    capacidad: 'titulos.ver',
    limite: 'consulta',
    summary: 'Un lote de títulos',
    params: loteParams,
    reply: lote,
  }),
  resumeLote: entry({
    method: 'POST',
    path: '/creaciontitulos/lotes/:id/reanudar',
    capacidad: 'titulos.crear',
    summary:
      'Sigue un lote cuyos documentos no se terminaron: los mismos números, los mismos bytes',
    params: loteParams,
    reply: trabajo,
  }),
  downloadLote: entry({
    method: 'GET',
    path: '/creaciontitulos/lotes/:id/descargar',
    capacidad: 'titulos.ver',
    limite: 'documento',
    summary: 'El zip de un lote listo, con los firmados en lugar de sus emitidos',
    enMasa: true,
    params: loteParams,
    query: original,
    larga: true,
    reply: 'file',
  }),
  downloadTitulo: entry({
    method: 'GET',
    path: '/creaciontitulos/titulos/:numero/documento',
    capacidad: 'titulos.consultar',
    limite: 'documento',
    summary: 'El PDF de un título: el firmado, si lo hay, o el que se emitió',
    params: numeroParams,
    query: original,
    reply: 'file',
  }),
  annulTitulo: entry({
    method: 'POST',
    path: '/creaciontitulos/titulos/:numero/anular',
    capacidad: 'titulos.anular',
    summary: 'Anula un título; su número no se usa nunca más (D152)',
    params: numeroParams,
    body: anulacion,
    reply: tituloCreado,
  }),
  simulateAnnulTitulo: entry({
    method: 'POST',
    soloLee: true,
    path: '/creaciontitulos/titulos/:numero/anular/simular',
    capacidad: 'titulos.anular',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de una anulación, sin escribir nada: el título como está',
    params: numeroParams,
    body: anulacion,
    reply: tituloCreado,
  }),
}
