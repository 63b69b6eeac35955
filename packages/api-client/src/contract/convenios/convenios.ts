import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry, pagedEntry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { exportado, fechaIso, idNumerico, importe, paginado } from '../common.ts'
import { motivo as motivoEscrito } from '../escrito.ts'
import { convenioEnLista, filtroDeConvenios, ORDENES_DE_CONVENIOS } from '../municipio/convenios.ts'
import { codigoDeRecurso, numeroDeImponible } from '../municipio/deuda.ts'
import { diaDeFirma, planSimulado, porqueAfuera } from '../plan-simulado.ts'
import { convenioDetalle, liquidacion, reparto } from './detalle.ts'
import { estadoDeConvenio } from './listas.ts'

/** A field as it is typed: core's rules read it, here only its size is kept within reason. */
const tecleado = (largo = 400) => string().max(largo)

/** Amount as typed. '' counts as 0 (D44). */
const importeTecleado = string()
  .transform((value: unknown) => (typeof value === 'number' ? value.toFixed(2) : value))
  .max(20)

const enteroTecleado = string()
  .transform((value: unknown) => (typeof value === 'number' ? String(value) : value))
  .max(10)

/** JSON text, plain or as base64 of its gzip (D48); decoded with limits (T18). */
const comprimido = string().max(400_000)

const campos = {
  fechaconf: tecleado(20),
  firma_caracter: idNumerico.nullable(),
  firma_caracter_otros: tecleado(),
  frm_dni: tecleado(),
  frm_nombre: tecleado(),
  frm_tel: tecleado(),
  frm_cel: tecleado(),
  frm_email: tecleado(),
  frm_loc: tecleado(),
  frm_dir: tecleado(),
  estado_id: idNumerico.nullable(),
  titulo: tecleado(),
  frmpg_id: idNumerico.nullable(),
  montopago: importeTecleado,
  cuotaspago: enteroTecleado,
  otgastos: importeTecleado,
  obsotgastos: tecleado(1_000),
  obs: tecleado(4_000),
}

/** Debt of an agreement: the chosen periods and the plan of each item. */
const seleccion = {
  /** Kind of the items, which the tab chooses: an agreement has one kind (D121). */
  clase: string().oneOf(['inmueble', 'comercio'], 'La clase es inmueble o comercio.'),
  /**
   * [{"r":"SS","i":58,"a":2024,"c":1,"t":"1234.50"}]: resource, item, year, instalment and the total it was
   * chosen with (D132), which may be left out. Also as
   * [{"recurso":"SS","imponible":58,"anio":2024,"cuota":1}] (S1 §3).
   */
  cuotas_plan: comprimido,
  /**
   * [{"r":"SS","i":58,"plan":"ABLT","c":12,"m":"1500.00"}]: plan, instalments where it leaves them open, and
   * the amount to pay as computed by the caller, compared with the server's (T17). `anticipo` is the advance,
   * as in the simulation; `i50` goes and comes unread (D37). A key that is not of these is refused by its name.
   */
  planes: comprimido,
  /** Percentages as the caller knows them; compared, never used (T17). */
  estporc: string().max(10),
}

/** The rest of an agreement as S1 §3 has it, which follows from its other fields or is the server's to say. */
const DEL_SERVIDOR = {
  sinLeer: [
    'id',
    'codexterno',
    'firma_caracter_nombre',
    'estado_nombre',
    'estgstfijo',
    'frmpg_nombre',
    'fc_confirma',
    'format_confirma',
    'vigencia',
    'con_pdf',
    'fechacarga',
    'convenio_abogado',
    'convenio_convfirma',
    'convenio_convppcuotas',
    'convenio_convpp',
  ],
} as const

const nuevo = object({
  fechaconf: campos.fechaconf.default(''),
  firma_caracter: campos.firma_caracter.default(null),
  firma_caracter_otros: campos.firma_caracter_otros.default(''),
  frm_dni: campos.frm_dni.default(''),
  frm_nombre: campos.frm_nombre.default(''),
  frm_tel: campos.frm_tel.default(''),
  frm_cel: campos.frm_cel.default(''),
  frm_email: campos.frm_email.default(''),
  frm_loc: campos.frm_loc.default(''),
  frm_dir: campos.frm_dir.default(''),
  estado_id: campos.estado_id.default(null),
  titulo: campos.titulo.default(''),
  frmpg_id: campos.frmpg_id.default(null),
  montopago: campos.montopago.default(''),
  cuotaspago: campos.cuotaspago.default(''),
  otgastos: campos.otgastos.default(''),
  obsotgastos: campos.obsotgastos.default(''),
  obs: campos.obs.default(''),
  clase: seleccion.clase.default('inmueble'),
  cuotas_plan: seleccion.cuotas_plan.default('[]'),
  planes: seleccion.planes.default('[]'),
  estporc: seleccion.estporc.default(''),
  /** Lawyer of the agreement. A person with a lawyer code of their own always gets that code (D123). */
  abogado: string().trim().max(10).default(''),
})

/** Reason to make an agreement over amounts that no longer hold (D171). Empty refuses such an agreement. */
const conMotivo = { motivoForzar: motivoEscrito }

const SIN_LEER = { sinLeer: [...DEL_SERVIDOR.sinLeer, 'convenio'] }

const consulta = object({
  orden: string().oneOf(ORDENES_DE_CONVENIOS).default('fecha'),
  sentido: string().oneOf(['asc', 'desc']).default('desc'),
})

/** The agreement being edited: its own periods are free for it, and it keeps its percentages (D28, D43). */
const enEdicion = { convenio: idNumerico.nullable().default(null) }

const params = object({ id: idNumerico.required() })
const convenio = idNumerico.required('Indique el convenio.')

const motivo = object({
  codigo: string().required(),
  campo: string().defined(),
  mensaje: string().required(),
})

/** '0' in the first row is success (S1 §7, D40). */
const resultado = array(
  object({ estado: number().integer().required(), mensaje: string().defined() }).required(),
).required()

const planDeImponible = planSimulado.shape({
  r: string().required(),
  i: number().integer().required(),
})

/** Numbers of the titles in force over a debt, in order (D165). */
const titulos = array(number().integer().required()).required()

/** Result of an agreement: plans, fees, payment. */
const resumen = object({
  abogado: string().required(),
  titulos,
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
  a_pagar: importe.required(),
  planes: array(planDeImponible.required()).required(),
  /** Fees of the state on the day of signing, or the ones the agreement was made with. Null until a state is chosen. */
  arancel: estadoDeConvenio
    .pick(['porcentual', 'gastofijo', 'jus'])
    .nullable()
    .defined()
    .default(null),
  /** Null until a state is chosen. */
  liquidacion: liquidacion.nullable().defined().default(null),
  pago: reparto.nullable().defined().default(null),
})

/** Plans that an item may have over its chosen periods. */
const imponibleOfrecido = object({
  r: string().required(),
  i: number().integer().required(),
  planes: array(planSimulado.required()).required(),
  /** Why it has no plans. A debt that the municipality could not tell says so here: it is no lack of plans. */
  motivos: array(motivo.required()).required(),
})

const filtroPropio = filtroDeConvenios.shape({
  /** '1': only those that lapsed or are about to (D45). */
  enRiesgo: string().oneOf(['', '1']).default(''),
})

/** Payment agreements (S1 §2, §3, §7). */
export const convenios = {
  searchConvenios: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/buscar',
    capacidad: 'convenios.ver',
    limite: 'busqueda',
    deOtros: 'convenios',
    summary: 'Convenios que cumplen los filtros; los eliminados no se listan',
    query: paginado.concat(consulta),
    body: filtroPropio,
    vela: 'convenio',
    reply: array(
      convenioEnLista.shape({ version: number().integer().required() }).required(),
    ).required(),
  }),
  exportConvenios: entry({
    method: 'GET',
    path: '/convenios/excel',
    capacidad: 'convenios.exportar',
    limite: 'exportacion',
    summary: 'Todos los convenios del filtro, en el mismo orden: convenios.xlsx o .csv',
    query: filtroPropio.concat(consulta).concat(exportado),
    reply: 'file',
  }),
  getPeriodosDeConvenio: entry({
    method: 'GET',
    path: '/convenios/periodos',
    capacidad: 'convenios.crear',
    limite: 'consulta',
    summary: 'Períodos de un imponible y recurso, y cuáles pueden entrar en un convenio (D122)',
    query: object({
      imponible: numeroDeImponible.required('Debe ingresar un número de imponible'),
      recurso: codigoDeRecurso.required('Debe ingresar un recurso'),
      clase: claseDeImponible,
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }).test(mismaClase()),
    reply: object({
      contribuyente: string().defined(),
      liquidado_al: fechaIso.required(),
      /** Notice that the amounts have expired (D171). '' while they are valid. */
      importes_viejos: string().defined().default(''),
      /** Whether there are periods of another lawyer, which are not listed here (D21). */
      otros: boolean().required(),
      periodos: array(
        object({
          a: number().integer().required(),
          c: number().integer().required(),
          /** Due date, or null when the municipality gives none. */
          vencimiento: fechaIso.nullable().defined(),
          capital: importe.nullable().defined(),
          interes: importe.nullable().defined(),
          total: importe.nullable().defined(),
          legal: string().defined(),
          titulos,
          /** Reason why the period cannot enter an agreement, or '' when it can. */
          impedimento: string().defined(),
          /** Reason why the period is not taken when nobody chooses, or null when it is (D183). */
          afuera: porqueAfuera.nullable().defined().default(null),
        }).required(),
      ).required(),
    }),
  }),
  simPlanPago: entry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/simPlanPago',
    capacidad: 'convenios.crear',
    limite: 'consulta',
    summary: 'Todos los planes que puede tener cada imponible elegido, uno al lado del otro',
    body: object({
      clase: seleccion.clase.default('inmueble'),
      cuotas_plan: seleccion.cuotas_plan.default('[]'),
      /** Instalments for the plan that leaves them open; at most 15 (D36). */
      cuotas: number().integer().nullable().default(null),
      fechaconf: diaDeFirma.nullable().default(null),
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }),
    reply: array(
      object({
        r: string().required(),
        i: number().integer().required(),
        capital: importe.required(),
        interes: importe.required(),
        total: importe.required(),
        planes: array(planSimulado.required()).required(),
      }).required(),
    ).required(),
  }),
  checkConvenio: entry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/comprobar',
    capacidad: 'convenios.crear',
    limite: 'consulta',
    summary:
      'Valida un convenio y lo liquida sin guardar nada, con los planes de cada imponible (D47)',
    /** An agreement being edited comes without periods and is settled on the debt it acknowledges. */
    body: conClaves(
      nuevo.shape({
        ...enEdicion,
        /**
         * [{"r":"SS","i":58,"c":12}]: items whose plans are answered, over their chosen periods at the amounts of
         * today; without periods, over those of the agreement being edited. `c`: instalments where a plan leaves
         * them open.
         */
        ofrecer: comprimido.default('[]'),
      }),
      SIN_LEER,
    ),
    reply: object({
      ok: boolean().required(),
      /** Every datum that is missing or wrong. */
      motivos: array(motivo.required()).required(),
      avisos: array(motivo.required()).required(),
      /** Null when the selection or its plans are not right. */
      resumen: resumen.nullable().defined().default(null),
      /** Each item of `ofrecer`, in its order. */
      imponibles: array(imponibleOfrecido.required()).required(),
      /** Most instalments of a plan that leaves them open, on the day of the signing (D36). */
      tope_de_cuotas: number().integer().required(),
    }),
  }),
  createConvenio: entry({
    method: 'POST',
    path: '/convenios',
    capacidad: 'convenios.crear',
    summary: 'Crea un convenio sin confirmar; los importes se calculan de nuevo',
    body: conClaves(nuevo.shape(conMotivo), SIN_LEER),
    reply: object({
      ok: boolean().required(),
      id: number().integer().required(),
      convenio: string().required(),
      /** Instalments as they are kept: a number over the cap becomes the cap (D36). */
      cuotaspago: number().integer().required(),
      avisos: array(string().required()).required(),
    }),
  }),
  editConvenio: entry({
    method: 'POST',
    path: '/convenios/edit',
    capacidad: 'convenios.crear',
    summary:
      'Cambia los campos enviados de un convenio sin confirmar. Sin versión vale la última edición, y el historial lo dice',
    body: conClaves(
      object({
        convenio,
        /** The version that was read: refused if somebody edited in between (D42). Without it, the last one wins. */
        version: idNumerico.optional(),
        ...campos,
        cuotas_plan: seleccion.cuotas_plan,
        planes: seleccion.planes,
        estporc: seleccion.estporc,
        ...conMotivo,
      }),
      // The lawyer and the kind of the agreement stay. Another lawyer gets the agreement with the case.
      { sinLeer: [...DEL_SERVIDOR.sinLeer, 'abogado', 'clase'] },
    ),
    reply: object({
      success: boolean().required(),
      convenio: convenioDetalle.required(),
      avisos: array(string().required()).required(),
    }),
  }),
  confirmConvenio: entry({
    method: 'POST',
    path: '/convenios/:id/confirmar',
    capacidad: 'convenios.crear',
    summary: 'Confirma un convenio: sus importes quedan fijos y se guarda su PDF (D46)',
    params,
    body: object({
      /** The version that was read; refused if somebody edited in between. */
      version: idNumerico.nullable().default(null),
    }),
    reply: resultado,
  }),
  deleteConvenio: entry({
    method: 'POST',
    path: '/convenios/delete',
    capacidad: 'convenios.crear',
    summary: 'Elimina un convenio sin confirmar: queda inactivo y sus períodos, libres',
    body: object({ convenio }),
    reply: resultado,
  }),
  changeRetiro: entry({
    method: 'PUT',
    path: '/convenios',
    capacidad: 'convenios.crear',
    summary: 'Cambia el estado de retiro de un plan de un convenio',
    body: object({
      in_convenio: idNumerico.required('Indique el convenio.'),
      /** Sent by the original screen; the server takes the person of the session (T3). */
      in_nrodni: string().max(20),
      in_recurso: codigoDeRecurso.required('Debe ingresar un recurso'),
      in_imponible: idNumerico.required('Debe ingresar un número de imponible'),
      clase: claseDeImponible,
      /** Id of a tipo de retiro. */
      in_estado: idNumerico.required('Elija el estado.'),
    }).test(mismaClase({ imponible: 'in_imponible', recurso: 'in_recurso' })),
    reply: resultado,
  }),
  getConvenio: entry({
    method: 'GET',
    path: '/convenios/:id',
    capacidad: 'convenios.ver',
    limite: 'consulta',
    summary: 'Un convenio con sus planes, sus cuotas y su liquidación',
    params,
    vela: 'convenioEntero',
    reply: convenioDetalle,
  }),
  downloadConvenio: entry({
    method: 'GET',
    path: '/convenios/:id/pdf',
    capacidad: 'convenios.documento',
    limite: 'documento',
    summary: 'El PDF de un convenio confirmado, siempre los mismos bytes',
    params,
    reply: 'file',
  }),
  createPlanilla: entry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/planilla',
    capacidad: 'convenios.crear',
    limite: 'exportacion',
    summary: 'Planilla comparativa para el deudor, en PDF: pagar hoy, cada plan, esperar el juicio',
    body: object({
      clase: seleccion.clase.default('inmueble'),
      cuotas_plan: seleccion.cuotas_plan.default('[]'),
      cuotas: number().integer().nullable().default(null),
      fechaconf: diaDeFirma.nullable().default(null),
      /** State the fees are computed with; when left out, that of the agreement being edited, or the first one. */
      estado_id: idNumerico.nullable().default(null),
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }),
    reply: 'file',
  }),
}
