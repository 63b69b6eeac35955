import { interpolar, MAXIMO_PARA_FIRMAR, RESULTADOS_DE_FIRMADO, textos } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { categoria, fechaIso, importe, marca, paginado } from './common.ts'
import { codigoDeRecurso } from './municipio/deuda.ts'
import { simulacion } from './padron/padron.ts'

export const ESTADOS_DE_FIRMA = ['sin-firmar', 'firmado', 'todos'] as const
export const ORDENES_PARA_FIRMAR = ['numero', 'fecha', 'deudor', 'total'] as const
const MIB = 1024 * 1024
/** Maximum size of a zip with signed titles, in bytes. About two thousand titles fit. */
export const MAXIMO_DE_FIRMADOS = 200 * MIB

const { firmaDeTitulos: t } = textos
const capacidad = 'titulos.crear'
const numeroDeTitulo = number().integer().min(1).max(999_999_999)

export const tituloParaFirmar = object({
  num_titulo: number().integer().required(),
  fecha: fechaIso.required(),
  contribuyente: string().defined(),
  categoria: categoria.required(),
  imponible: string().required(),
  recurso: string().required(),
  total: importe.required(),
  lote: string().uuid().required(),
  archivo: string().required(),
  /** Day on which the signed file was stored. Null without a signed file. */
  firmado: fechaIso.nullable().defined(),
})

const archivoSubido = object({
  /** Name of the uploaded PDF or, for an uploaded zip, of the file inside the zip. */
  archivo: string().required(),
  resultado: string().oneOf(RESULTADOS_DE_FIRMADO).required(),
  /** Number of the executive title in the file. Null when the number is unknown. */
  numero: number().integer().nullable().defined(),
  frase: string().required(),
})

export const firmaDeTitulos = {
  listTitulosParaFirmar: pagedEntry({
    ...{ method: 'GET', path: '/creaciontitulos/firma', capacidad, limite: 'consulta' },
    deOtros: 'títulos para firmar',
    summary: 'Títulos vigentes que llevan una firma digital, con la fecha de su firmado',
    query: object({
      estado: string().oneOf(ESTADOS_DE_FIRMA).default('sin-firmar'),
      lote: string().uuid('El lote no es válido.'),
      recurso: codigoDeRecurso,
      numero: numeroDeTitulo.typeError(t.numeroInvalido),
      orden: string().oneOf(ORDENES_PARA_FIRMAR).default('numero'),
      sentido: string().oneOf(['asc', 'desc']).default('asc'),
    }).concat(paginado),
    reply: array(tituloParaFirmar.required()).required(),
  }),
  downloadTitulosParaFirmar: entry({
    ...{ method: 'POST', soloLee: true, path: '/creaciontitulos/firma/descargar', capacidad },
    limite: 'documento',
    summary: 'Un zip con los PDF de unos títulos, como se emitieron, para firmarlos',
    enMasa: true,
    larga: true,
    body: object({
      numeros: array(numeroDeTitulo.required())
        .required()
        .min(1, t.ninguno)
        .max(MAXIMO_PARA_FIRMAR, interpolar(t.tope, { n: MAXIMO_PARA_FIRMAR })),
    }),
    reply: 'file',
  }),
  keepTitulosFirmados: entry({
    ...{ method: 'POST', path: '/creaciontitulos/firma/firmados', capacidad },
    larga: true,
    archivoMaximo: MAXIMO_DE_FIRMADOS,
    summary:
      'Guarda los títulos firmados de un PDF o de un zip, y dice qué pasó con cada archivo. De un zip mira unos cuantos por vez: se sigue desde `siguiente`, sin enviarlo de nuevo',
    files: ['file'],
    body: object({
      /** '1' lets a signed file replace the stored signed file of the same title. */
      reemplazar: marca,
      simulacion,
      /** Position in the zip, from 0, of the first signed title to check. */
      desde: number().integer().min(0).default(0),
      /**
       * Name of a zip that the server already has, from the field `subido` of an earlier reply. The client sends this
       * name instead of the file.
       */
      subido: string()
        .matches(/^([0-9a-f]{64})?$/, t.noGuardado)
        .default(''),
    }),
    reply: object({
      archivos: array(archivoSubido.required()).required(),
      /** Number of signed titles to check: the files of the zip, or 1 when the request has a single PDF. */
      total: number().integer().required(),
      /** Position in the zip of the next signed title to check. Null after the last one. */
      siguiente: number().integer().nullable().defined(),
      /** Name of the zip that the server keeps for the next call. Null when the file must be sent again. */
      subido: string().nullable().defined(),
    }),
  }),
}
