import { LARGOS_DE_ACUSE, MEDIOS_DE_CARTA, RESULTADOS_DE_CARTA } from '../carta/validate-acuse.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { DE_ABOGADO_A_CARGO, DE_IMPONIBLE_Y_RECURSO } from './archivos-de-deuda.ts'
import { IMPONIBLE, RECURSO, REFERENCIA_A_IMPONIBLE } from './archivos-del-padron.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

const DEL_ACUSE = { con: 'ACUSE' } as const

export const CARTAS_DE_ANTES: readonly ArchivoDePaquete[] = [
  {
    nombre: 'cartas_anteriores',
    que: 'Una carta del sistema anterior, con el número que allí tenía y su acuse',
    modos: ['agrega'],
    columnas: [
      clave('NUMERO', FORMA.numero, 'carta', 'numero de carta', 'nro carta'),
      obligatoria('FECHA', FORMA.fecha, 'fecha de envio', 'fecha de emision'),
      obligatoria('ABOGADO', FORMA.abogado, 'legal', 'codigo de abogado'),
      obligatoria('DEUDOR', FORMA.texto(200), 'destinatario', 'contribuyente', 'apynom'),
      columna('DOCUMENTO', FORMA.texto(40), { sinonimos: ['dni', 'cuit'] }),
      columna('DOMICILIO', FORMA.texto(300), { sinonimos: ['direccion'] }),
      obligatoria('TOTAL', FORMA.importe, 'importe', 'monto'),
      columna('VENCE', FORMA.fecha, { sinonimos: ['vencimiento'] }),
      columna('ACUSE', FORMA.opcion(...RESULTADOS_DE_CARTA), { sinonimos: ['resultado'] }),
      columna('ACUSE_FECHA', FORMA.fecha, { ...DEL_ACUSE, sinonimos: ['fecha del acuse'] }),
      columna('MEDIO', FORMA.opcion(...MEDIOS_DE_CARTA), DEL_ACUSE),
      columna('PIEZA', FORMA.texto(LARGOS_DE_ACUSE.pieza), DEL_ACUSE),
      columna('RECEPTOR', FORMA.texto(LARGOS_DE_ACUSE.receptor), DEL_ACUSE),
      columna('RECEPTOR_DNI', FORMA.documento, DEL_ACUSE),
      columna('VINCULO', FORMA.texto(LARGOS_DE_ACUSE.vinculo), DEL_ACUSE),
      columna('NOTIFICADOR', FORMA.texto(LARGOS_DE_ACUSE.notificador), DEL_ACUSE),
      columna('ACUSE_MOTIVO', FORMA.parrafos(LARGOS_DE_ACUSE.motivo), {
        ...DEL_ACUSE,
        sinonimos: ['motivo de devolucion'],
      }),
      columna('ANULADA', FORMA.fecha, { sinonimos: ['fecha de anulacion'] }),
      columna('MOTIVO', FORMA.parrafos(500), {
        con: 'ANULADA',
        sinonimos: ['motivo de anulacion'],
      }),
      columna('PDF', FORMA.adjunto, { sinonimos: ['archivo'] }),
      columna('ESCANEO', FORMA.adjunto, { ...DEL_ACUSE, sinonimos: ['pdf del acuse'] }),
    ],
    referencias: [DE_ABOGADO_A_CARGO],
  },
  {
    nombre: 'cartas_anteriores_imponibles',
    que: 'Un imponible que una carta del sistema anterior intimaba',
    modos: ['agrega'],
    columnas: [
      clave('CARTA', FORMA.numero, 'numero', 'numero de carta', 'nro carta'),
      ...[...IMPONIBLE, RECURSO],
      columna('RETIRADO', FORMA.fecha),
    ],
    referencias: [
      { columnas: ['CARTA'], archivo: 'cartas_anteriores' },
      ...[REFERENCIA_A_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO],
    ],
  },
]

/**
 * Returns the columns of the file of old demand letters that need a value in the column `otra`. For example, the day on
 * which a letter was received needs the outcome of the delivery, in the column ACUSE.
 */
export const columnasDeCartaCon = (otra: string): readonly string[] =>
  CARTAS_DE_ANTES.flatMap(({ columnas }) =>
    columnas.flatMap(({ nombre, con }) => (con === otra ? [nombre] : [])),
  )
