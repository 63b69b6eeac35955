import { CAMPOS_DE_ACTUACION, type ClaseDeCampo, type ClaveDeDato } from '../actuacion/campos.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { DE_ABOGADO_A_CARGO, DE_IMPONIBLE_Y_RECURSO, SOBRE } from './archivos-de-deuda.ts'
import { REFERENCIA_A_IMPONIBLE } from './archivos-del-padron.ts'
import { CARTAS_DE_ANTES } from './cartas-de-antes.ts'
import { clave, columna, FORMA, type FormaDeColumna, obligatoria } from './columna-de-paquete.ts'
import { CONVENIOS_DE_ANTES } from './convenios-de-antes.ts'

const FORMAS_DE_DATO: Readonly<Record<ClaseDeCampo, (maximo: number) => FormaDeColumna>> = {
  texto: FORMA.texto,
  modo: FORMA.texto,
  resultado: FORMA.texto,
  importe: () => FORMA.importe,
  fecha: () => FORMA.fecha,
  'fecha-pasada': () => FORMA.fecha,
  marca: () => FORMA.siNo,
}

const SINONIMOS_DE_DATO: Readonly<Partial<Record<ClaveDeDato, readonly string[]>>> = {
  nroexpte: ['expediente', 'numero de expediente'],
  nrotit: ['titulo', 'numero de titulo'],
  departamento: ['departamento judicial', 'depto judicial'],
}

const DATOS = (Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]).map((dato) => {
  const { clase, maximo } = CAMPOS_DE_ACTUACION[dato]
  const sinonimos = [...(SINONIMOS_DE_DATO[dato] ?? [])]
  return columna(dato.toUpperCase(), FORMAS_DE_DATO[clase](maximo), { sinonimos })
})

/**
 * Files of a data package with documents and actions of the municipality's former system. An administrator loads them
 * once. Their rows are added and never changed, because people already received these documents.
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
      columna('MOTIVO', FORMA.parrafos(500), {
        con: 'ANULADO',
        sinonimos: ['motivo de anulacion'],
      }),
      columna('PDF', FORMA.adjunto, { sinonimos: ['archivo', 'documento'] }),
    ],
    referencias: [REFERENCIA_A_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO, DE_ABOGADO_A_CARGO],
  },
  {
    nombre: 'actuaciones_anteriores',
    que: 'Una actuación del sistema anterior, con el número que allí tenía',
    modos: ['agrega'],
    columnas: [
      clave('NUMERO', FORMA.numero, 'numero de actuacion', 'id'),
      ...SOBRE,
      obligatoria('FECHA', FORMA.fecha, 'fecha de la actuacion'),
      obligatoria('TP_ID', FORMA.entero(1, 9_999), 'tipo de actuacion', 'etapa'),
      obligatoria('ABOGADO', FORMA.abogado, 'legal', 'codigo de abogado'),
      columna('OBS', FORMA.parrafos(2_000), { sinonimos: ['observacion', 'observaciones'] }),
      ...DATOS,
      columna('PDF', FORMA.adjuntos, { sinonimos: ['archivo', 'documentos'] }),
    ],
    referencias: [
      ...[REFERENCIA_A_IMPONIBLE, DE_IMPONIBLE_Y_RECURSO, DE_ABOGADO_A_CARGO],
      { columnas: ['TP_ID'], archivo: 'etapas' },
    ],
  },
  ...CARTAS_DE_ANTES,
  ...CONVENIOS_DE_ANTES,
]

/**
 * Tells whether a file of a data package has records of the municipality's former system. Only an administrator may
 * load such a file, and only once (D193).
 */
export const isArchivoDeAntes = (nombre: string): boolean =>
  ARCHIVOS_DE_ANTES.some((archivo) => archivo.nombre === nombre)
