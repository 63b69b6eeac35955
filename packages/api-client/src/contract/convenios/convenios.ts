import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry, pagedEntry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { exportado, idNumerico, paginado } from '../common.ts'
import { filtroDeContribuyente } from '../filtro-de-contribuyente.ts'
import { convenioEnLista, filtroDeConvenios, ORDENES_DE_CONVENIOS } from '../municipio/convenios.ts'
import { codigoDeRecurso } from '../municipio/deuda.ts'
import { convenioDetalle } from './detalle.ts'
import {
  camposDeConvenio,
  conMotivoDeForzar,
  convenioNuevo,
  DEL_SERVIDOR_DE_CONVENIOS,
  SIN_LEER_DE_CONVENIO,
  seleccionDePeriodos,
} from './formulario.ts'
import { simulacionDeConvenios } from './simulacion.ts'

const consulta = object({
  orden: string().oneOf(ORDENES_DE_CONVENIOS).default('fecha'),
  sentido: string().oneOf(['asc', 'desc']).default('desc'),
})

const params = object({ id: idNumerico.required() })

const convenio = idNumerico.required('Indique el convenio.')

/**
 * Result of a call, in the format of the specification: the first row has `estado` 0 when the call succeeded (S1 §7,
 * D40).
 */
const resultado = array(
  object({ estado: number().integer().required(), mensaje: string().defined() }).required(),
).required()

const filtroPropio = filtroDeConvenios.shape({
  /** '1' returns only the agreements that lapsed or are about to lapse (D45). */
  enRiesgo: string().oneOf(['', '1']).default(''),
  nroContribuyente: filtroDeContribuyente,
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
  ...simulacionDeConvenios,
  createConvenio: entry({
    method: 'POST',
    path: '/convenios',
    capacidad: 'convenios.crear',
    summary: 'Crea un convenio sin confirmar; los importes se calculan de nuevo',
    body: conClaves(convenioNuevo.shape(conMotivoDeForzar), SIN_LEER_DE_CONVENIO),
    reply: object({
      ok: boolean().required(),
      id: number().integer().required(),
      convenio: string().required(),
      /**
       * Saved number of instalments for the payment of the fees. A number above the maximum is saved as the maximum
       * (D36).
       */
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
         * Version number of the agreement that the person read. The edit is refused when another person edited the
         * agreement in between (D42). Without a version number, the last edit wins.
         */
        version: idNumerico.optional(),
        ...camposDeConvenio,
        cuotas_plan: seleccionDePeriodos.cuotas_plan,
        planes: seleccionDePeriodos.planes,
        estporc: seleccionDePeriodos.estporc,
        ...conMotivoDeForzar,
      }),
      // An edit cannot change the lawyer or the kind of the agreement. The lawyer of an agreement changes only when its
      // cases are reassigned.
      { sinLeer: [...DEL_SERVIDOR_DE_CONVENIOS.sinLeer, 'abogado', 'clase'] },
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
      /**
       * Id of the state of withdrawal (estado de retiro), which says what happened to the payment plan of the
       * agreement.
       */
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
}
