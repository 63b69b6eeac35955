import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { DE_ABOGADO_A_CARGO, DE_IMPONIBLE_Y_RECURSO, SOBRE } from './archivos-de-deuda.ts'
import { DE_IMPONIBLE } from './archivos-del-padron.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

/**
 * Papers and acts of the system that a municipality had before, loaded once when it moves in. They say what was already
 * given to people, so rows are added and never changed.
 */
export const ARCHIVOS_DE_ANTES: readonly ArchivoDePaquete[] = [
  {
    nombre: 'titulos_emitidos',
    que: 'Un título ejecutivo del sistema anterior',
    modos: ['agrega'],
    columnas: [
      clave('NUMERO', FORMA.numero, 'titulo', 'numero de titulo', 'nro titulo'),
      ...SOBRE,
      obligatoria('FECHA', FORMA.fecha, 'fecha de emision', 'emision'),
      columna('ABOGADO', FORMA.abogado, { sinonimos: ['legal', 'codigo de abogado'] }),
      columna('CONTRIBUYENTE', FORMA.texto(200), { sinonimos: ['deudor', 'apynom'] }),
      obligatoria('PERIODOS', FORMA.periodos),
      obligatoria('TOTAL', FORMA.importe, 'importe', 'monto'),
      columna('LIQUIDADO_AL', FORMA.fecha, { sinonimos: ['liquido al'] }),
      columna('EXPEDIENTE', FORMA.texto(60)),
      columna('ANULADO', FORMA.fecha, { sinonimos: ['fecha de anulacion'] }),
      columna('MOTIVO', FORMA.texto(500), { sinonimos: ['motivo de anulacion'] }),
      columna('PDF', FORMA.adjunto, { sinonimos: ['archivo', 'documento'] }),
    ],
    referencias: [DE_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO, DE_ABOGADO_A_CARGO],
  },
]

/** Names of the files that only an administrator loads, once (D193). */
export const isArchivoDeAntes = (nombre: string): boolean =>
  ARCHIVOS_DE_ANTES.some((archivo) => archivo.nombre === nombre)
