import {
  CLASES_DE_DOCUMENTO_DE_CASO,
  FORMAS_EN_LEGAJO,
  FORMATOS_DE_LEGAJO,
  MAXIMO_DE_DOCUMENTOS_DE_LEGAJO,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { fechaIso } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const caso = {
  imponible: numeroDeImponible.required('Indique el imponible.'),
  recurso: codigoDeRecurso.required('Indique el recurso.'),
  clase: claseDeImponible,
}

const UNA = `(${CLASES_DE_DOCUMENTO_DE_CASO.join('|')})-\\d{1,10}`

const documento = object({
  /** Name with which a request chooses the document: 'titulo-1520'. */
  clave: string().required(),
  clase: string().oneOf(CLASES_DE_DOCUMENTO_DE_CASO).required(),
  nombre: string().required(),
  fecha: fechaIso.required(),
  tipo: string().required(),
  /** Size of the stored file in bytes. Null for a document that is made at each request. */
  tamano: number().integer().nullable().defined(),
  forma: string().oneOf(FORMAS_EN_LEGAJO).required(),
  /** True when the bundle includes the document by default. */
  elegido: boolean().required(),
  /**
   * Notice about the document, for example why the joined PDF cannot include it, so that only the zip has it. ''
   * without a notice.
   */
  aviso: string().defined(),
})

/** Bundle of the documents of a case, with which a lawyer starts a lawsuit (ADR 0103). */
export const legajos = {
  listDocumentosDeLegajo: entry({
    method: 'GET',
    path: '/casos/legajo',
    capacidad: 'escritos.hacer',
    limite: 'documento',
    summary:
      'Los documentos de un caso en el orden en que se presentan, cómo va cada uno en el PDF, y los datos del caso para copiar',
    query: object(caso).test(mismaClase()),
    reply: object({
      campos: array(
        object({ rotulo: string().required(), valor: string().defined() }).required(),
      ).required(),
      avisos: array(string().required()).required(),
      documentos: array(documento.required()).required(),
    }),
  }),
  downloadLegajo: entry({
    method: 'GET',
    path: '/casos/legajo/archivo',
    capacidad: 'escritos.hacer',
    limite: 'documento',
    summary:
      'Los documentos elegidos de un caso: en un PDF con carátula, índice y fojas, o en un zip con cada uno como se guardó',
    query: object({
      ...caso,
      formato: string()
        .oneOf(FORMATOS_DE_LEGAJO, `El formato es uno de: ${FORMATOS_DE_LEGAJO.join(', ')}.`)
        .default('pdf'),
      /** Names of the chosen documents, separated by commas. '' chooses the documents that are included by default. */
      documentos: string()
        .trim()
        .max(MAXIMO_DE_DOCUMENTOS_DE_LEGAJO * 24)
        .matches(new RegExp(`^${UNA}(,${UNA})*$`), {
          message: 'Los documentos van separados por comas: titulo-1520,carta-310.',
          excludeEmptyString: true,
        })
        .default(''),
    }).test(mismaClase()),
    reply: 'file',
  }),
}
