import { object, string } from 'yup'
import { idNumerico } from '../common.ts'
import { motivo as motivoEscrito } from '../escrito.ts'

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
export const textoComprimido = string().max(400_000)

export const camposDeConvenio = {
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

export const seleccionDePeriodos = {
  /**
   * Kind of the agreement: about real properties or about businesses (D121). The tab that the person chose determines
   * the kind.
   */
  clase: string().oneOf(['inmueble', 'comercio'], 'La clase es inmueble o comercio.'),
  /**
   * Chosen periods, as JSON text: [{"r":"SS","i":58,"a":2024,"c":1,"t":"1234.50"}].
   * - `r`: tax
   * - `i`: number of the property or business
   * - `a` and `c`: year and instalment
   * - `t`: total that the person saw, optional (D132)
   *
   * The server also accepts the long names of S1 §3: `recurso`, `imponible`, `anio`, `cuota`.
   */
  cuotas_plan: textoComprimido,
  /**
   * Chosen plans, as JSON text: [{"r":"SS","i":58,"plan":"ABLT","c":12,"m":"1500.00"}].
   * - `r`: tax
   * - `i`: number of the property or business
   * - `plan`: code of the payment plan
   * - `c`: number of instalments, for a plan that lets the person choose this number
   * - `m`: amount to pay that the client computed; the server compares this amount with its own amount (T17)
   * - `anticipo`: advance payment
   * - `i50`: no known use; the server only stores and returns the value (D37)
   *
   * The server refuses any other key.
   */
  planes: textoComprimido,
  /**
   * Percentage of the debt with which the client computed the fees. The server computes the fees with its own
   * percentage, and refuses the agreement when the two percentages differ (T17).
   */
  estporc: string().max(10),
}

/**
 * Fields of an agreement in S1 §3 that the server computes or decides. The server ignores their values in a request.
 */
export const DEL_SERVIDOR_DE_CONVENIOS = {
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

export const convenioNuevo = object({
  fechaconf: camposDeConvenio.fechaconf.default(''),
  firma_caracter: camposDeConvenio.firma_caracter.default(null),
  firma_caracter_otros: camposDeConvenio.firma_caracter_otros.default(''),
  frm_dni: camposDeConvenio.frm_dni.default(''),
  frm_nombre: camposDeConvenio.frm_nombre.default(''),
  frm_tel: camposDeConvenio.frm_tel.default(''),
  frm_cel: camposDeConvenio.frm_cel.default(''),
  frm_email: camposDeConvenio.frm_email.default(''),
  frm_loc: camposDeConvenio.frm_loc.default(''),
  frm_dir: camposDeConvenio.frm_dir.default(''),
  estado_id: camposDeConvenio.estado_id.default(null),
  titulo: camposDeConvenio.titulo.default(''),
  frmpg_id: camposDeConvenio.frmpg_id.default(null),
  montopago: camposDeConvenio.montopago.default(''),
  cuotaspago: camposDeConvenio.cuotaspago.default(''),
  otgastos: camposDeConvenio.otgastos.default(''),
  obsotgastos: camposDeConvenio.obsotgastos.default(''),
  obs: camposDeConvenio.obs.default(''),
  clase: seleccionDePeriodos.clase.default('inmueble'),
  cuotas_plan: seleccionDePeriodos.cuotas_plan.default('[]'),
  planes: seleccionDePeriodos.planes.default('[]'),
  estporc: seleccionDePeriodos.estporc.default(''),
  /** Lawyer of the agreement. For a person who is a lawyer, the server always uses the person's own code (D123). */
  abogado: string().trim().max(10).default(''),
})

/**
 * Reason to make an agreement over amounts that are out of date (D171). Without a reason, the server refuses the
 * agreement.
 */
export const conMotivoDeForzar = { motivoForzar: motivoEscrito }

export const SIN_LEER_DE_CONVENIO = { sinLeer: [...DEL_SERVIDOR_DE_CONVENIOS.sinLeer, 'convenio'] }

/**
 * Id of the agreement to edit. Null for a new agreement. In an edit, the person may choose the tax periods that the
 * agreement already includes (D43). The agreement keeps its fee percentages (D28).
 */
export const enEdicion = { convenio: idNumerico.nullable().default(null) }
