import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../claves.ts'
import { entry, pagedEntry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { codigoAbogado, exportado, paginado } from './common.ts'
import { motivoRequerido } from './escrito.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const id = number().integer().min(1).max(2_147_483_647)

/** Yes or no as text: '0' means no, '1' means yes (S1 §3). */
const baja = string().oneOf(['0', '1'])

/**
 * Text of a form field of the lawyer, exactly as typed. This schema only limits its length. A later validation parses
 * the text and reports its errors.
 */
const tecleado = string().max(400)

export const abogado = object({
  apellido: string().defined(),
  nombre: string().defined(),
  /** Type of identity document. Always 1, which means DNI (national identity card). */
  tipodni: number().integer().required(),
  nrodni: string().defined(),
  direccion: string().defined(),
  te: string().defined(),
  email: string().defined(),
  matricula: string().defined(),
  cuitcuil: string().defined(),
  titulo: id.nullable().defined(),
  abo_titulo: object({ titulo: string().required() }).nullable().defined().default(null),
  /** '1' when the lawyer charges VAT on fees (D29). */
  inscripto: baja.required(),
  baja: baja.required(),
  codexterno: codigoAbogado.required(),
  horarios: string().defined(),
  /**
   * Person or firm that collects the lawyer's fees. The document of an agreement names this person or firm from version
   * 2 of the document on. '' when unknown.
   */
  beneficiario: string().defined().default(''),
  /** CBU (bank account number) of the person or firm that collects the lawyer's fees. '' when unknown. */
  cbu: string().defined().default(''),
  /**
   * Legal document that authorizes the lawyer to act for the municipality. '' means the document shared by all lawyers.
   */
  personeria: string().defined().default(''),
  /** Role of the lawyer's user account. '30' is the role "user" (D7). '' means that the lawyer has no account. */
  rol: string().defined(),
  version: number().integer().required(),
})

const datos = {
  apellido: tecleado,
  nombre: tecleado,
  direccion: tecleado,
  te: tecleado,
  email: tecleado,
  matricula: tecleado,
  cuitcuil: tecleado,
  titulo: id.nullable(),
  inscripto: baja,
  baja,
  horarios: tecleado,
  beneficiario: tecleado,
  cbu: tecleado,
  personeria: tecleado,
}

const filtro = object({
  apellido: tecleado,
  nombre: tecleado,
  nrodni: tecleado,
  codexterno: tecleado,
  matricula: tecleado,
  cuitcuil: tecleado,
  email: tecleado,
  titulo: id.nullable(),
  baja,
})

export const ORDENES_DE_ABOGADOS = [
  'codexterno',
  'apellido',
  'nombre',
  'nrodni',
  'matricula',
  'cuitcuil',
  'te',
  'email',
  'titulo',
  'baja',
] as const

const orden = object({
  orden: string().oneOf(ORDENES_DE_ABOGADOS).default('apellido'),
  sentido: string().oneOf(['asc', 'desc']).default('asc'),
})

const guardado = object({
  abogado,
  avisos: array(string().required()).required(),
})

export const MAXIMO_DE_REASIGNADOS = 2_000

const reasignacion = object({
  origen: string().max(20).required('Elija el abogado que deja los casos.'),
  destino: string().max(20).required('Elija el abogado que recibe los casos.'),
  /** Cases to reassign. An empty list reassigns all the cases of the lawyer `origen`. */
  casos: array(
    object({
      imponible: numeroDeImponible.required('Indique el imponible.'),
      recurso: codigoDeRecurso.required('Indique el recurso.'),
      clase: claseDeImponible,
    })
      .test(mismaClase())
      .required(),
  )
    .max(MAXIMO_DE_REASIGNADOS, `Hasta ${MAXIMO_DE_REASIGNADOS} casos por vez.`)
    .default([]),
})

const reasignados = object({
  /**
   * Number of reassigned cases. `periodos` is the number of their unpaid tax periods that are assigned to lawyers, and
   * `convenios` the number of their unconfirmed agreements.
   */
  casos: number().integer().required(),
  periodos: number().integer().required(),
  convenios: number().integer().required(),
  /**
   * Number of requested cases that stay with their current lawyer, because these cases have no debt that lawyers
   * collect.
   */
  quedan: number().integer().required(),
  /**
   * Number of the lawyer's properties and businesses that somebody must reassign in the municipality's own service.
   * Null when the municipality has no such service.
   */
  enElMunicipio: number().integer().nullable().defined(),
})

const nombramiento = object({
  nrodni: string().max(20).required('Indique el documento de quien será la jefatura.'),
  /**
   * New code for the current head lawyer, who loses the code A00 to the newly appointed person. '' when there is no
   * current head lawyer.
   */
  codigo_anterior: tecleado.default(''),
  motivo: motivoRequerido,
})

const nombrada = object({
  jefatura: object({
    nrodni: string().required(),
    nombre_completo: string().required(),
  }).required(),
  /** Former head lawyer, with the code that replaces A00. Null when there was no head lawyer. */
  anterior: object({
    nrodni: string().required(),
    nombre_completo: string().required(),
    codexterno: codigoAbogado.required(),
  })
    .nullable()
    .defined()
    .default(null),
  /**
   * Code that the person had as an ordinary lawyer before becoming head lawyer. Nobody can use this code any more,
   * because the head lawyer has the code A00. '' when the person had no code.
   */
  cierra: string().defined(),
})

/**
 * Fields of a lawyer (S1 §3) that an edit does not change, or that the server computes from other fields. The server
 * ignores their values in a request.
 */
const FIJOS = { sinLeer: ['tipodni', 'rol', 'abo_titulo'] } as const

export const abogados = {
  getAbogados: entry({
    method: 'GET',
    path: '/profesionales/abogados',
    capacidad: 'abogados.ver',
    limite: 'consulta',
    deOtros: 'abogados',
    summary: 'Todos los abogados, los dados de baja incluidos',
    reply: array(abogado.required()).required(),
  }),
  searchAbogados: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/profesionales/search',
    capacidad: 'abogados.ver',
    limite: 'consulta',
    deOtros: 'abogados',
    summary: 'Abogados que cumplen los filtros; los vacíos no cuentan',
    query: paginado.concat(orden),
    body: filtro,
    reply: array(abogado.required()).required(),
  }),
  exportAbogados: entry({
    method: 'GET',
    path: '/profesionales/abogados/excel',
    capacidad: 'abogados.ver',
    limite: 'exportacion',
    summary: 'Todos los abogados del filtro, en el mismo orden: abogados.xlsx o .csv',
    query: filtro.concat(orden).concat(exportado),
    reply: 'file',
  }),
  getAbogadosNameDni: entry({
    method: 'GET',
    path: '/profesionales/abogadosnamedni',
    capacidad: 'abogados.elegir',
    limite: 'consulta',
    summary: 'Código, nombre y documento de cada abogado, para elegir uno',
    vela: 'abogado',
    reply: array(
      object({
        codexterno: codigoAbogado.required(),
        apellido: string().defined(),
        nombre: string().defined(),
        nombre_completo: string().required(),
        /** DNI (identity number) of the lawyer, masked for guests (D10). */
        nrodni: string().defined(),
        baja: baja.required(),
      }).required(),
    ).required(),
  }),
  getTitulosDeAbogado: entry({
    method: 'GET',
    path: '/profesionales/titulos',
    capacidad: 'abogados.elegir',
    limite: 'consulta',
    summary: 'Títulos profesionales',
    reply: array(
      object({
        id: id.required(),
        titulo: string().required(),
        /**
         * True when forms offer this professional title. A lawyer who already has the title keeps it when it is no
         * longer offered.
         */
        activo: boolean().required(),
      }).required(),
    ).required(),
  }),
  getAbogadoPropio: entry({
    method: 'GET',
    path: '/profesionales/propio',
    capacidad: 'abogados.propio',
    limite: 'consulta',
    summary: 'La ficha de abogado de quien está en sesión',
    reply: abogado,
  }),
  createAbogado: entry({
    method: 'POST',
    path: '/profesionales/createAbogado',
    capacidad: 'abogados.administrar',
    summary: 'Da de alta un abogado y su ingreso al sistema',
    body: conClaves(
      object({
        apellido: tecleado.default(''),
        nombre: tecleado.default(''),
        direccion: tecleado.default(''),
        te: tecleado.default(''),
        email: tecleado.default(''),
        matricula: tecleado.default(''),
        cuitcuil: tecleado.default(''),
        titulo: id.nullable().default(null),
        inscripto: baja.default('1'),
        baja: baja.default('0'),
        horarios: tecleado.default(''),
        beneficiario: tecleado.default(''),
        cbu: tecleado.default(''),
        personeria: tecleado.default(''),
        tipodni: number().integer().oneOf([1], 'El único tipo de documento es DNI.').default(1),
        nrodni: tecleado.default(''),
        codexterno: tecleado.default(''),
        /** Role of the user account. '30' is the role "user". The server ignores any other value (D7, T9). */
        rol: string().max(20),
      }),
      FIJOS,
    ),
    reply: guardado,
  }),
  editAbogado: entry({
    method: 'POST',
    path: '/profesionales/editAbogado',
    capacidad: 'abogados.editar',
    summary:
      'Cambia los campos enviados; el documento y el código externo no cambian nunca. Sin versión vale la última edición, y el historial lo dice',
    body: conClaves(
      object({
        nrodni: string().max(20).required('Indique el documento del abogado.'),
        /**
         * Version number of the lawyer's record that the person read. The edit is refused when another person edited
         * the record in between (D42). Without a version number, the last edit wins.
         */
        version: id.optional(),
        codexterno: tecleado,
        ...datos,
      }),
      FIJOS,
    ),
    reply: guardado.shape({
      /** Values of the changed fields before the edit. To undo the edit, send them in a new request. */
      anterior: object(datos).required(),
    }),
  }),
  deleteAbogado: entry({
    method: 'POST',
    path: '/profesionales/deleteAbogado',
    capacidad: 'abogados.administrar',
    summary: 'Da de baja a un abogado: no ingresa más y su ficha queda (D22)',
    body: object({ nrodni: string().max(20).required('Indique el documento del abogado.') }),
    reply: object({ abogado }),
  }),
  reassignAbogado: entry({
    method: 'POST',
    path: '/profesionales/reassignAbogado',
    capacidad: 'abogados.administrar',
    summary: 'Pasa a otro abogado los períodos en gestión y los convenios sin confirmar (D22)',
    body: object({
      nrodni: string().max(20).required('Indique el documento del abogado.'),
      destino: string().max(20).required('Elija el abogado que recibe los casos.'),
    }),
    reply: object({
      periodos: number().integer().required(),
      imponibles: number().integer().required(),
      convenios: number().integer().required(),
      /**
       * Number of the lawyer's properties and businesses that somebody must reassign in the municipality's own service.
       * Null when the municipality has no such service.
       */
      enElMunicipio: number().integer().nullable().defined(),
    }),
  }),
  reassignCasos: entry({
    method: 'POST',
    path: '/casos/reasignar',
    capacidad: 'casos.reasignar',
    summary:
      'Pasa casos de un abogado a otro, los nombrados o todos: sus períodos impagos en gestión y sus convenios sin confirmar, todo o nada',
    body: reasignacion,
    reply: reasignados,
  }),
  simulateReassignCasos: entry({
    method: 'POST',
    soloLee: true,
    path: '/casos/reasignar/simular',
    capacidad: 'casos.reasignar',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones y cuentas de una reasignación, sin pasar nada',
    body: reasignacion,
    reply: reasignados,
  }),
  nameJefatura: entry({
    method: 'POST',
    path: '/profesionales/jefatura',
    capacidad: 'abogados.administrar',
    summary:
      'Nombra a quien tendrá el código A00, con motivo; quien lo deja sigue con otro código (D166)',
    body: nombramiento,
    reply: nombrada,
  }),
  simulateNameJefatura: entry({
    method: 'POST',
    soloLee: true,
    path: '/profesionales/jefatura/simular',
    capacidad: 'abogados.administrar',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de un nombramiento, sin escribir nada',
    body: nombramiento,
    reply: nombrada,
  }),
}
