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

/**
 * Text of a form field of the agreement, exactly as typed. This schema only limits its length. A later validation
 * parses the text and reports its errors.
 */
const tecleado = (largo = 400) => string().max(largo)

/** Amount of money as typed. '' counts as 0 (D44). */
const importeTecleado = string()
  .transform((value: unknown) => (typeof value === 'number' ? value.toFixed(2) : value))
  .max(20)

const enteroTecleado = string()
  .transform((value: unknown) => (typeof value === 'number' ? String(value) : value))
  .max(10)

/** JSON text, plain or as the base64 of its gzip (D48). The server limits the decoded size (T18). */
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

const seleccion = {
  /**
   * Kind of the agreement: about real properties or about businesses (D121). The tab that the person chose determines
   * the kind.
   */
  clase: string().oneOf(['inmueble', 'comercio'], 'La clase es inmueble o comercio.'),
  /**
   * Chosen periods, as JSON text: [{"r":"SS","i":58,"a":2024,"c":1,"t":"1234.50"}]. The keys are the tax (r), the
   * number of the property or business (i), the year (a), the instalment (c) and the optional total that the person saw
   * (t, D132). The server also accepts the keys of S1 §3: [{"recurso":"SS","imponible":58,"anio":2024,"cuota":1}].
   */
  cuotas_plan: comprimido,
  /**
   * Chosen plans, as JSON text: [{"r":"SS","i":58,"plan":"ABLT","c":12,"m":"1500.00"}].
   * - `c` is the number of instalments, for a plan that lets the person choose this number.
   * - `m` is the amount to pay that the caller computed. The server compares this amount with its own amount (T17).
   * - `anticipo` is the advance payment.
   * - `i50` is a value that the server stores and returns but does not use (D37).
   *
   * The server refuses any other key.
   */
  planes: comprimido,
  /**
   * Percentage of the debt with which the caller computed the fees. The server only compares this percentage with the
   * percentage of the fee table (T17).
   */
  estporc: string().max(10),
}

/**
 * Fields of an agreement in S1 §3 that the server computes or decides. The server ignores their values in a request.
 */
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
  /** Lawyer of the agreement. For a person who is a lawyer, the server always uses the person's own code (D123). */
  abogado: string().trim().max(10).default(''),
})

/**
 * Reason to make an agreement over amounts that are out of date (D171). Without a reason, the server refuses the
 * agreement.
 */
const conMotivo = { motivoForzar: motivoEscrito }

const SIN_LEER = { sinLeer: [...DEL_SERVIDOR.sinLeer, 'convenio'] }

const consulta = object({
  orden: string().oneOf(ORDENES_DE_CONVENIOS).default('fecha'),
  sentido: string().oneOf(['asc', 'desc']).default('desc'),
})

/**
 * Id of the edited agreement. Null for a new agreement. An edit may choose the agreement's own tax periods again, and
 * the agreement keeps its percentages (D28, D43).
 */
const enEdicion = { convenio: idNumerico.nullable().default(null) }

const params = object({ id: idNumerico.required() })
const convenio = idNumerico.required('Indique el convenio.')

const motivo = object({
  codigo: string().required(),
  campo: string().defined(),
  mensaje: string().required(),
})

/** Result in the format of S1 §7: `estado` 0 in the first row means success (D40). */
const resultado = array(
  object({ estado: number().integer().required(), mensaje: string().defined() }).required(),
).required()

const planDeImponible = planSimulado.shape({
  r: string().required(),
  i: number().integer().required(),
})

const titulos = array(number().integer().required()).required()

const resumen = object({
  abogado: string().required(),
  titulos,
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
  a_pagar: importe.required(),
  planes: array(planDeImponible.required()).required(),
  /**
   * Fee rates of the chosen agreement state (row of the fee table). A new agreement has the rates in force on the day
   * of signing. An existing agreement keeps the rates with which it was made. Null until the person chooses a state.
   */
  arancel: estadoDeConvenio
    .pick(['porcentual', 'gastofijo', 'jus'])
    .nullable()
    .defined()
    .default(null),
  /** Settlement of the fees. Null until the person chooses an agreement state. */
  liquidacion: liquidacion.nullable().defined().default(null),
  pago: reparto.nullable().defined().default(null),
})

/** Payment plans that a property or business may have for its chosen tax periods. */
const imponibleOfrecido = object({
  r: string().required(),
  i: number().integer().required(),
  planes: array(planSimulado.required()).required(),
  /**
   * Reasons for an empty list of plans. For example, the municipality did not give the debt of the property or
   * business, so the plans are unknown.
   */
  motivos: array(motivo.required()).required(),
})

const filtroPropio = filtroDeConvenios.shape({
  /** '1' returns only the agreements that lapsed or are about to lapse (D45). */
  enRiesgo: string().oneOf(['', '1']).default(''),
})

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
      /** Message that the amounts are out of date (D171). '' while the amounts are valid. */
      importes_viejos: string().defined().default(''),
      /**
       * True when the property or business has tax periods of another lawyer. The response leaves out those periods
       * (D21).
       */
      otros: boolean().required(),
      periodos: array(
        object({
          a: number().integer().required(),
          c: number().integer().required(),
          /** Due date of the tax period. Null when the municipality gives no due date. */
          vencimiento: fechaIso.nullable().defined(),
          capital: importe.nullable().defined(),
          interes: importe.nullable().defined(),
          total: importe.nullable().defined(),
          legal: string().defined(),
          titulos,
          /** Reason why no agreement may include the tax period. '' when an agreement may include the period. */
          impedimento: string().defined(),
          /**
           * Reason why the default selection omits the tax period. Null when the default selection has the period
           * (D183).
           */
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
      /** Number of instalments, for a plan that lets the person choose this number. The maximum is 15 (D36). */
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
    /**
     * A request that names an existing agreement has no tax periods. The server then uses the tax periods that the
     * agreement already includes.
     */
    body: conClaves(
      nuevo.shape({
        ...enEdicion,
        /**
         * Properties and businesses whose possible plans the caller requests: [{"r":"SS","i":58,"c":12}]. `c` is the
         * number of instalments, for a plan that lets the person choose this number. The plans are over the chosen tax
         * periods at the amounts of today. Without chosen periods, the plans are over the periods of the edited
         * agreement.
         */
        ofrecer: comprimido.default('[]'),
      }),
      SIN_LEER,
    ),
    reply: object({
      ok: boolean().required(),
      motivos: array(motivo.required()).required(),
      avisos: array(motivo.required()).required(),
      /** Preview of the agreement. Null when the selected tax periods or their plans have errors. */
      resumen: resumen.nullable().defined().default(null),
      /** Payment plans for each property or business of `ofrecer`, in the same order. */
      imponibles: array(imponibleOfrecido.required()).required(),
      /**
       * Maximum number of instalments, on the day of signing, of a plan that lets the person choose this number (D36).
       */
      tope_de_cuotas: number().integer().required(),
      /**
       * Id of the agreement state that the form proposes for the chosen debt. The fee table has the fees of each state.
       * The proposal is a judicial state when the debt has an executive title (court claim document) in force or a
       * court filing. Null without chosen debt.
       */
      estado_propuesto: number().integer().nullable().defined(),
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
      /** Number of instalments as saved. A number above the maximum is saved as the maximum (D36). */
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
        /**
         * Version that the person read. The edit is refused when another person edited the agreement in between (D42).
         * Without a version, the last edit wins.
         */
        version: idNumerico.optional(),
        ...campos,
        cuotas_plan: seleccion.cuotas_plan,
        planes: seleccion.planes,
        estporc: seleccion.estporc,
        ...conMotivo,
      }),
      // An edit cannot change the lawyer or the kind of the agreement. The lawyer of an agreement changes only when its
      // cases are reassigned.
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
      /**
       * Version that the person read. The confirmation is refused when another person edited the agreement in between.
       */
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
      /**
       * Document number that the original screen sends. The server ignores the number and uses the person of the
       * session (T3).
       */
      in_nrodni: string().max(20),
      in_recurso: codigoDeRecurso.required('Debe ingresar un recurso'),
      in_imponible: idNumerico.required('Debe ingresar un número de imponible'),
      clase: claseDeImponible,
      /** Id of the new withdrawal state (estado de retiro) of the plan. */
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
      /**
       * Agreement state whose fee rates apply. Without a value, the server uses the state of the edited agreement. For
       * a new agreement, the server uses the first state of the list.
       */
      estado_id: idNumerico.nullable().default(null),
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }),
    reply: 'file',
  }),
}
