import {
  type ArchivoDePaquete,
  DE_UN_IMPONIBLE,
  EITHER,
  type Referencia,
} from './archivo-de-paquete.ts'
import { IMPONIBLE, RECURSO, REFERENCIA_A_IMPONIBLE } from './archivos-del-padron.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

export const DE_IMPONIBLE_Y_RECURSO: Referencia = {
  columnas: ['TIPO', 'IMPONIBLE', 'RECURSO'],
  archivo: 'imponibles',
}

const DE_SITUACION: Referencia = { columnas: ['SITUACION'], archivo: 'situaciones' }
const DE_ABOGADO: Referencia = { columnas: ['LEGAL'], archivo: 'abogados' }
export const DE_ABOGADO_A_CARGO: Referencia = { columnas: ['ABOGADO'], archivo: 'abogados' }
export const DE_PLAN: Referencia = { columnas: ['NRO_PLAN'], archivo: 'planes' }

/**
 * Columns that name a property or business and its tax, in files where they are not the key. For example, the key of
 * the file of plans is the plan number.
 */
export const SOBRE = [...IMPONIBLE, RECURSO].map((una) => ({ ...una, clave: false }))

const SITUACION = FORMA.codigo(4)

/** Maximum length of an agreement number, with the prefix 'ANT-' of the agreements of the former system. */
const LARGO_DE_CONVENIO = 34

export const ARCHIVOS_DE_DEUDA: readonly ArchivoDePaquete[] = [
  {
    nombre: 'planes',
    que: 'Un plan de pagos',
    modos: EITHER,
    columnas: [
      clave('NRO_PLAN', FORMA.numero, 'plan', 'numero de plan'),
      ...SOBRE,
      obligatoria('PLAN_TIPO', FORMA.texto(20), 'tipo de plan'),
      obligatoria('FECHA', FORMA.fecha),
      obligatoria('ESTADO', FORMA.opcion('vigente', 'cumplido', 'caduco')),
      columna('CONVENIO', FORMA.texto(LARGO_DE_CONVENIO), { sinonimos: ['numero de convenio'] }),
    ],
    referencias: [REFERENCIA_A_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO],
  },
  {
    nombre: 'plan_cuotas',
    que: 'Una cuota de un plan, y su cobro',
    modos: EITHER,
    columnas: [
      clave('NRO_PLAN', FORMA.numero, 'plan', 'numero de plan'),
      clave('CUOTA', FORMA.entero(0, 999)),
      obligatoria('MONTO_CAPITAL', FORMA.importe, 'capital'),
      obligatoria('MONTO_INTERES', FORMA.importe, 'interes'),
      obligatoria('FECHA_VTO', FORMA.fecha, 'vencimiento'),
      columna('INT_COBRANZA', FORMA.importe),
      columna('FECHA_COBRANZA', FORMA.fecha, { sinonimos: ['fecha de cobro', 'fecha de pago'] }),
      columna('TIPO_COMPROB', FORMA.texto(20)),
      columna('NRO_COMPROB', FORMA.texto(30), { sinonimos: ['comprobante'] }),
    ],
    referencias: [DE_PLAN],
  },
  {
    nombre: 'deuda',
    que: 'Un período que se debe o se debió, y su cobro',
    modos: DE_UN_IMPONIBLE,
    columnas: [
      ...IMPONIBLE,
      RECURSO,
      clave('ANIO', FORMA.entero(1_900, 2_200), 'año', 'ejercicio'),
      clave('CUOTA', FORMA.entero(0, 99), 'periodo'),
      obligatoria('VENCIMIENTO', FORMA.fecha, 'fecha de vencimiento'),
      obligatoria('CAPITAL', FORMA.importe),
      obligatoria('INTERES', FORMA.importe, 'recargo', 'accesorios'),
      obligatoria('ESTADO', FORMA.opcion('PENDIENTE', 'EN PLAN', 'CANCELADA')),
      obligatoria('SITUACION', SITUACION),
      columna('LEGAL', FORMA.abogado, { sinonimos: ['abogado', 'codigo de abogado'] }),
      columna('NRO_PLAN', FORMA.numero, { sinonimos: ['plan'] }),
      columna('FECHA_COBRANZA', FORMA.fecha, { sinonimos: ['fecha de cobro', 'fecha de pago'] }),
      columna('COBRADO', FORMA.importe),
      columna('CANCELADA', FORMA.fecha, { sinonimos: ['fecha de cancelacion'] }),
    ],
    referencias: [
      REFERENCIA_A_IMPONIBLE,
      DE_IMPONIBLE_Y_RECURSO,
      DE_SITUACION,
      DE_ABOGADO,
      DE_PLAN,
    ],
  },
  {
    nombre: 'situaciones_hist',
    que: 'Un cambio de situación de un imponible',
    modos: ['agrega'],
    columnas: [
      ...IMPONIBLE,
      RECURSO,
      clave('FECHA', FORMA.fecha),
      clave('SITUACION', SITUACION),
      columna('LEGAL', FORMA.abogado, { sinonimos: ['abogado', 'codigo de abogado'] }),
    ],
    referencias: [REFERENCIA_A_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO, DE_SITUACION, DE_ABOGADO],
  },
]
