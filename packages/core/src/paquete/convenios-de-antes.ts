import { VIGENCIAS_DE_CONVENIO } from '../convenio/vigencia-de-convenio.ts'
import type { ArchivoDePaquete, Referencia } from './archivo-de-paquete.ts'
import { DE_ABOGADO_A_CARGO, DE_IMPONIBLE_Y_RECURSO, DE_PLAN } from './archivos-de-deuda.ts'
import { IMPONIBLE, RECURSO, REFERENCIA_A_IMPONIBLE } from './archivos-del-padron.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

const NUMERO = FORMA.texto(30)
const CONVENIO = clave('CONVENIO', NUMERO, 'numero de convenio', 'nro convenio')
const DE_CONVENIO: Referencia = { columnas: ['CONVENIO'], archivo: 'convenios_anteriores' }
const DE_PLAN_DE_CONVENIO: Referencia = {
  columnas: ['CONVENIO', 'TIPO', 'IMPONIBLE', 'RECURSO'],
  archivo: 'convenios_anteriores_planes',
}

export const CONVENIOS_DE_ANTES: readonly ArchivoDePaquete[] = [
  {
    nombre: 'convenios_anteriores',
    que: 'Un convenio del sistema anterior, con el número que allí tenía',
    modos: ['agrega'],
    columnas: [
      clave('NUMERO', NUMERO, 'convenio', 'numero de convenio', 'nro convenio'),
      obligatoria('FECHA', FORMA.fecha, 'fecha de firma', 'fecha del convenio'),
      columna('FECHA_CONFIRMA', FORMA.fecha, { sinonimos: ['fecha de confirmacion'] }),
      obligatoria('ABOGADO', FORMA.abogado, 'legal', 'codigo de abogado'),
      obligatoria('VIGENCIA', FORMA.opcion(...VIGENCIAS_DE_CONVENIO)),
      columna('ESTADO', FORMA.texto(60), { sinonimos: ['estado de la deuda'] }),
      obligatoria('FIRMANTE', FORMA.texto(200), 'contribuyente', 'apynom'),
      columna('FIRMANTE_DNI', FORMA.documento, { sinonimos: ['dni'] }),
      columna('CARACTER', FORMA.texto(60)),
      columna('TELEFONO', FORMA.texto(60)),
      columna('CELULAR', FORMA.texto(60)),
      columna('EMAIL', FORMA.email),
      columna('LOCALIDAD', FORMA.texto(100)),
      columna('DOMICILIO', FORMA.texto(200), { sinonimos: ['direccion'] }),
      columna('TITULO', FORMA.texto(40), { sinonimos: ['numero de titulo'] }),
      // The percentage of the lawyer's fees is written like an amount: 12.50.
      columna('HONORARIOS_PORC', FORMA.importe),
      columna('GASTO_FIJO', FORMA.importe),
      columna('OTROS_GASTOS', FORMA.importe),
      columna('OBS_GASTOS', FORMA.parrafos(1_000)),
      columna('INSCRIPTO', FORMA.siNo),
      columna('FORMA_PAGO', FORMA.texto(60)),
      columna('PAGO_CONTADO', FORMA.importe),
      columna('PAGO_CUOTAS', FORMA.entero(0, 999)),
      columna('OBS', FORMA.parrafos(4_000), { sinonimos: ['observacion', 'observaciones'] }),
      columna('PDF', FORMA.adjunto, { sinonimos: ['archivo', 'documento'] }),
    ],
    referencias: [DE_ABOGADO_A_CARGO],
  },
  {
    nombre: 'convenios_anteriores_planes',
    que: 'El plan de un imponible en un convenio del sistema anterior',
    modos: ['agrega'],
    columnas: [
      CONVENIO,
      ...[...IMPONIBLE, RECURSO],
      columna('NRO_PLAN', FORMA.numero, { sinonimos: ['plan', 'numero de plan'] }),
      obligatoria('PLAN_TIPO', FORMA.texto(20), 'tipo de plan'),
      obligatoria('CUOTAS', FORMA.entero(1, 999), 'cantidad de cuotas'),
      obligatoria('MONTO', FORMA.importe, 'total', 'importe'),
      columna('ANTICIPO', FORMA.importe),
      columna('DESCUENTO', FORMA.importe),
      columna('FINANCIACION', FORMA.importe),
      columna('CONTRIBUYENTE', FORMA.texto(200), { sinonimos: ['deudor', 'apynom'] }),
      columna('ESTADO_PLAN', FORMA.texto(60)),
    ],
    referencias: [DE_CONVENIO, REFERENCIA_A_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO, DE_PLAN],
  },
  {
    nombre: 'convenios_anteriores_periodos',
    que: 'Un período incluido en un convenio del sistema anterior',
    modos: ['agrega'],
    columnas: [
      CONVENIO,
      ...[...IMPONIBLE, RECURSO],
      clave('ANIO', FORMA.entero(1_900, 2_200), 'año', 'ejercicio'),
      clave('CUOTA', FORMA.entero(0, 99), 'periodo'),
      columna('CAPITAL', FORMA.importe),
      columna('INTERES', FORMA.importe, { sinonimos: ['recargo', 'accesorios'] }),
    ],
    referencias: [DE_PLAN_DE_CONVENIO],
  },
  {
    nombre: 'convenios_anteriores_cuotas',
    que: 'Una cuota pactada en un convenio del sistema anterior cuyo plan no está en planes',
    modos: ['agrega'],
    columnas: [
      CONVENIO,
      ...[...IMPONIBLE, RECURSO],
      clave('CUOTA', FORMA.entero(0, 999)),
      obligatoria('VENCIMIENTO', FORMA.fecha, 'fecha de vencimiento'),
      obligatoria('CAPITAL', FORMA.importe),
      columna('INTERES', FORMA.importe),
    ],
    referencias: [DE_PLAN_DE_CONVENIO],
  },
]
