import {
  CAMPOS_DE_ACTUACION,
  type ClaveDeDato,
  DESTINATARIOS_DE_CARTA,
  FORMATOS_DE_LOTE_DE_CARTAS,
  MESES_DE_VENCIMIENTO,
  textos,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../claves.ts'
import { entry, pagedEntry } from '../entry.ts'
import {
  actuacion,
  actuacionGuardada,
  datosCargados,
  hechoDeImponible,
  propuestaDeRadicacion,
  radicacionDeImponible,
} from './actuacion.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { fechaIso, idNumerico, marca, paginado } from './common.ts'
import { motivo, nombreEscrito, textoEscrito } from './escrito.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'
import { filtroDeImponible } from './municipio/situaciones.ts'
import { DE_QUIEN_PIDE } from './nombres-de-la-especificacion.ts'

/** Schema of an identifier that a request may omit. '' is the same as null. */
const numeroOpcional = idNumerico
  .transform((value: unknown, original: unknown) => (original === '' ? null : value))
  .nullable()
  .default(null)

const grupo = number()
  .integer()
  .min(1)
  .max(1000)
  .typeError('El grupo lleva solo dígitos.')
  .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))

const diaOpcional = fechaIso.trim().default('')

export const MAXIMO_DE_ACTUACIONES = 500

const unImponible = object({
  imponible: numeroDeImponible.required(textos.actuaciones.sinImponibles),
  /** Code of the tax of the action. For a business it may be '', and `recursos` then has the codes of all its taxes. */
  recurso: string()
    .trim()
    .matches(/^[A-Z0-9]{1,4}$/, {
      excludeEmptyString: true,
      message: 'El recurso tiene hasta cuatro letras mayúsculas o dígitos.',
    })
    .default(''),
  clase: claseDeImponible,
}).test(mismaClase({ sinRecurso: true }))

/**
 * Property or business in a request, with its tax. The server ignores `abogado` and `tipo` (S2 §3), because the debt
 * determines the lawyer.
 */
const imponible = conClaves(unImponible, {
  sinLeer: ['abogado', 'tipo'],
  sinonimos: { IMPONIBLE: 'imponible', NRO_IMPONIBLE: 'imponible', RECURSO: 'recurso' },
})

/**
 * Text with a high maximum length. A later validation applies the shorter maximum length of each field and names the
 * field in its error.
 */
const tecleado = textoEscrito.max(10_000).default('')

const DATO = Object.fromEntries(
  Object.keys(CAMPOS_DE_ACTUACION).map((clave) => [clave, tecleado]),
) as Record<ClaveDeDato, typeof tecleado>

const guardar = object({
  /**
   * Operation on the action (S2 §4, D74): A creates an action, M edits the action `id_etapa`, and B deletes the action
   * `id_etapa`.
   */
  proceso: string().oneOf(['A', 'B', 'M'], 'El proceso es A, B o M.').default('A'),
  id_etapa: numeroOpcional,
  /** Version of the action that the person read. The server refuses an edit of an older version (D42). */
  version: numeroOpcional,
  motivo: tecleado,
  tp_id: numeroOpcional,
  gp_id: numeroOpcional,
  fecha: nombreEscrito.max(40).default(''),
  /**
   * Code of the lawyer of the action, which only administrators and the head lawyer (code A00) choose. Empty means the
   * lawyer of each property or business.
   */
  abogado: string().trim().max(10).default(''),
  obs: tecleado,
  imponibles: array(imponible.required())
    .max(MAXIMO_DE_ACTUACIONES, `Hasta ${MAXIMO_DE_ACTUACIONES} imponibles por vez.`)
    .default([]),
  recursos: array(codigoDeRecurso.required()).max(20).default([]),
  /** Data of the action that its type requires, with the field names of S2 §3. An amount is a text like '1234.50'. */
  actuacion: object(DATO).default({}),
  // A request may give `monto`, `valor`, `cp8480` and `cpantprv` outside `actuacion` (S2 §3). These values then replace
  // the fields of `actuacion` with the same names.
  monto: tecleado,
  valor: tecleado,
  cp8480: tecleado,
  cpantprv: tecleado,
  /** '1' confirms a second court filing for a property or business that already has a court filing (D137). */
  otraRadicacion: marca,
  /**
   * Reason to save the action in spite of an objection (D175, D176):
   * - a final notice over debt in court or in an agreement in force
   * - a judicial act dated before the court filing
   * - a court file number that a case of another taxpayer already has
   */
  motivoForzar: motivo,
  /** Month of the due date of the demand letters that the request makes (D65). '' makes no letters. */
  carta: string()
    .oneOf(['', ...MESES_DE_VENCIMIENTO])
    .default(''),
  /** Debtors who receive a demand letter: the first debtor of each case, or every debtor. */
  destinatarios: string().oneOf(DESTINATARIOS_DE_CARTA).default('primero'),
  /**
   * '1' confirms that new demand letters are made, although letters made today already claim some of the same debt
   * (D189).
   */
  repetirCarta: marca,
  /** Format of the demand letters: one PDF in order of delivery, or a zip (D139). */
  formatoDeCartas: string().oneOf(FORMATOS_DE_LOTE_DE_CARTAS).default('pdf'),
})

const porGrupo = { grupo: grupo.optional(), gruposId: array(grupo.required()).max(20).default([]) }
/**
 * Filter of a call about the actions of a lawyer. The server ignores the `rol` that the original screens send (S2 §7),
 * because the session has the role.
 */
const deAbogado = conClaves(filtroDeImponible.shape(porGrupo), { sinLeer: ['rol'] })

/**
 * Contents of the compressed request field `data`: properties and businesses whose court filings the client requests
 * (S2 §7). The server determines the lawyer of each property or business.
 */
export const imponiblesConsultados = object({
  data: array(
    object({
      imponible: numeroDeImponible.required(textos.actuaciones.sinImponibles),
      recurso: codigoDeRecurso.required(textos.inmuebles.faltaRecurso),
      clase: claseDeImponible,
      fecha: diaOpcional,
    })
      .test(mismaClase())
      .required(),
  )
    .max(MAXIMO_DE_ACTUACIONES, `Hasta ${MAXIMO_DE_ACTUACIONES} imponibles por vez.`)
    .required(),
})

const comprimido = object({
  /** JSON list of { imponible, recurso, abogado, fecha }, plain or as the base64 of its gzip (D48). */
  data: string().max(1_000_000).required(textos.actuaciones.sinImponibles),
})

const lista = array(actuacion.required()).required()

export const MAXIMO_DE_FILAS_DE_ACTUACIONES = 5000

const porTipo = {
  tipos: array(
    object({
      tp_id: number().integer().required(),
      tipo_nombre: string().required(),
      gp_id: number().integer().required(),
      gp_nombre: string().required(),
      cantidad: number().integer().required(),
    }).required(),
  ).required(),
  cantidad: number().integer().required(),
  avisos: array(string().required()).required(),
}

export const actuaciones = {
  saveActuaciones: entry({
    method: 'POST',
    path: '/actuaciones',
    capacidad: 'actuaciones.grabar',
    summary:
      'Graba (A), edita (M) o elimina (B) actuaciones: sobre todos los imponibles o sobre ninguno, con sus cartas si se piden. Con archivos, como formulario: file_1, file_2, …',
    idempotente: true,
    adjuntos: {
      nombre: /^file_\d{1,3}$/,
      forma: 'file_N',
      json: ['imponibles', 'recursos', 'actuacion'],
    },
    body: conClaves(guardar, { sinLeer: [...DE_QUIEN_PIDE, 'files'] }),
    reply: array(actuacionGuardada.required()).required(),
  }),
  undoActuaciones: entry({
    method: 'POST',
    path: '/actuaciones/lotes/:lote/deshacer',
    capacidad: 'actuaciones.grabar',
    summary:
      'Deja sin vigencia, con un motivo, todas las actuaciones que un pedido grabó, o ninguna: su abogado o A00, mientras nada vino después',
    idempotente: true,
    params: object({ lote: string().uuid('El lote no es válido.').required() }),
    body: object({ motivo: tecleado }),
    reply: array(actuacionGuardada.required()).required(),
  }),
  getActuacionesEjemplo: entry({
    method: 'GET',
    path: '/actuaciones/ejemplo',
    capacidad: 'actuaciones.cargar',
    limite: 'documento',
    summary: 'Planilla de ejemplo para cargar actuaciones',
    reply: 'file',
  }),
  loadActuaciones: entry({
    method: 'POST',
    path: '/actuaciones/planilla',
    capacidad: 'actuaciones.cargar',
    summary: `Graba las actuaciones de una planilla, una por fila y todas o ninguna: hasta ${MAXIMO_DE_FILAS_DE_ACTUACIONES} filas`,
    idempotente: true,
    body: object({}),
    files: ['file'],
    larga: true,
    reply: object({
      lote: string().required(),
      /** True when the server had already received the same request, so the server saved nothing again. */
      repetida: boolean().required(),
      ...porTipo,
    }),
  }),
  simulateLoadActuaciones: entry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/planilla/simular',
    capacidad: 'actuaciones.cargar',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones que cargar la planilla, sin grabar nada',
    body: object({}),
    files: ['file'],
    larga: true,
    reply: object(porTipo),
  }),
  getActuacionesRechazadas: entry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/planilla/rechazadas',
    capacidad: 'actuaciones.cargar',
    limite: 'documento',
    summary:
      'Las filas que no se aceptan de una planilla, con sus columnas y el motivo, para corregirlas y cargarla otra vez',
    enMasa: true,
    body: object({}),
    files: ['file'],
    reply: 'file',
  }),
  getActuacion: entry({
    method: 'GET',
    path: '/actuaciones/:id',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    summary: 'Una actuación, con sus datos y documentos',
    params: object({ id: idNumerico.required() }),
    vela: 'actuacion',
    reply: actuacion,
  }),
  listActuacionModos: entry({
    method: 'GET',
    path: '/actuaciones/modos',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    summary: 'Modos de notificación',
    reply: array(
      object({ id: number().integer().required(), nombre: string().required() }).required(),
    ).required(),
  }),
  actuacionesxImp: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/actuacionesxImp',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    summary:
      'Actuaciones de un imponible y recurso, de la más nueva a la más vieja, también las eliminadas',
    abreCaso: true,
    query: paginado,
    body: conClaves(
      object({
        imponible: numeroDeImponible.required('Debe ingresar un número de imponible'),
        recurso: codigoDeRecurso.required(textos.inmuebles.faltaRecurso),
        clase: claseDeImponible,
      }).test(mismaClase()),
      { sinLeer: [...DE_QUIEN_PIDE, 'abogado'] },
    ),
    vela: 'actuacion',
    reply: lista,
  }),
  getActuacionesByAbogado: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/getByAbogado',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    deOtros: 'actuaciones',
    summary: 'Actuaciones de un abogado, de la más nueva a la más vieja',
    query: paginado,
    body: deAbogado,
    vela: 'actuacion',
    reply: lista,
  }),
  getActuacionesTrimestral: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/trimestral',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    deOtros: 'actuaciones',
    summary: 'Actuaciones de un lapso de hasta 100 días, extremos incluidos (D144)',
    query: paginado,
    body: deAbogado.shape({
      desde: fechaIso.required('Indique desde qué día.'),
      hasta: fechaIso.required('Indique hasta qué día.'),
    }),
    vela: 'actuacion',
    reply: lista,
  }),
  searchActuaciones: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/search',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    deOtros: 'actuaciones',
    summary: 'Actuaciones de una mesa; sin fecha, las de los últimos 120 días (D67)',
    query: paginado,
    body: conClaves(filtroDeImponible.pick(['abogado']), { sinLeer: ['rol'] }).shape({
      data: filtroDeImponible
        .pick(['imponible', 'recurso', 'clase'])
        .shape({ tp_id: numeroOpcional }),
      ...porGrupo,
      /**
       * Which actions to list: 'judicial' (group 3 of types of action), 'extrajudicial' (group 2), or any other value
       * for all of them.
       */
      mode: string().oneOf(['', 'judicial', 'extrajudicial', 'evaluacion']).default(''),
      desde: diaOpcional,
      hasta: diaOpcional,
    }),
    vela: 'actuacion',
    reply: lista,
  }),
  getLastActuaciones: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/last',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    pesada: true,
    deOtros: 'últimas actuaciones',
    summary: 'La última actuación vigente de cada imponible y recurso',
    query: paginado,
    body: deAbogado,
    vela: 'actuacion',
    reply: lista,
  }),
  checkRadicacion: entry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/check-radicacion',
    capacidad: 'actuaciones.grabar',
    limite: 'consulta',
    summary: 'Si todos los imponibles tienen su radicación (D70)',
    body: comprimido,
    reply: boolean().required(),
  }),
  buscarRadicacion: entry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/buscar-radicacion',
    capacidad: 'actuaciones.grabar',
    limite: 'consulta',
    summary:
      'La radicación de cada imponible, y cuáles no la tienen; con fecha, las de hasta ese día',
    body: comprimido,
    reply: array(radicacionDeImponible.required()).required(),
  }),
  proposeRadicacion: entry({
    method: 'POST',
    soloLee: true,
    path: '/actuaciones/propuesta-de-radicacion',
    capacidad: 'actuaciones.grabar',
    limite: 'consulta',
    summary:
      'Lo que los títulos en vigor de los casos ya dicen de su radicación, y los juzgados que su abogado ya usó',
    body: comprimido,
    reply: propuestaDeRadicacion,
  }),
  getDatosCargados: entry({
    method: 'GET',
    path: '/actuaciones/datos-cargados/:id',
    capacidad: 'actuaciones.ver',
    limite: 'consulta',
    summary: 'Datos de la radicación de una actuación: los suyos, o los del imponible de que es',
    params: object({ id: idNumerico.required() }),
    reply: datosCargados,
  }),
  getActuacionDocumento: entry({
    method: 'GET',
    path: '/actuacion-documento/:id',
    capacidad: 'actuaciones.documento',
    limite: 'documento',
    summary:
      'Un documento de una actuación: PDF e imágenes se ven en la página, lo demás se descarga',
    params: object({ id: idNumerico.required() }),
    reply: 'file',
  }),
  getLineaDeTiempo: entry({
    method: 'GET',
    path: '/actuaciones/linea-de-tiempo',
    capacidad: 'situaciones.historial',
    limite: 'consulta',
    summary:
      'Lo que le pasó a un imponible y recurso, de lo más nuevo a lo más viejo: actuaciones con sus documentos y versiones, situaciones, convenios, títulos, cartas con su acuse y el día en que se saldó',
    abreCaso: true,
    query: object({
      imponible: numeroDeImponible.required('Debe ingresar un número de imponible'),
      recurso: codigoDeRecurso.required(textos.inmuebles.faltaRecurso),
      clase: claseDeImponible,
    }).test(mismaClase()),
    reply: array(hechoDeImponible.required()).required(),
  }),
}
