import type { Centavos, Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/** Row of mesa-{mesa}_{timestamp}.xlsx: a case of a desk, which is a work list of cases (S2 §2.4, §2.5). */
export interface FilaDelLibroDeMesa {
  readonly abogado: string
  readonly contribuyente: string
  readonly categoria: string
  readonly imponible: number
  readonly recurso: string
  readonly expediente: string
  readonly situacion: string
  readonly etapa: string
  readonly inicial: Fecha | null
  readonly ultima: Fecha | null
  readonly vence: Fecha | null
  readonly estado: string
  /**
   * Day on which the case stopped having unpaid debt that is assigned to lawyers. Null while the case has such debt
   * (D169).
   */
  readonly saldada: Fecha | null
  /** Step that is still needed to close the case, or ''. */
  readonly cierre: string
  /**
   * Executive title or status of the debt with a later date than the last action of the case. The deadline still counts
   * from that action (D188). '' when nothing is later than the action.
   */
  readonly cambio: string
  readonly alarmas: string
  /**
   * Earliest of the last days to sue for the unpaid tax periods of the case. Null when lawsuits claim all of these
   * periods.
   */
  readonly prescribe: Fecha | null
  /** Earliest of the last days to sue, by the rule of the tax ordinance. */
  readonly segunOrdenanza: Fecha | null
  readonly prescripcion: string
  readonly monto: Centavos | null
}

export const COLUMNAS_DE_MESA: readonly WorkbookColumn<FilaDelLibroDeMesa>[] = [
  { heading: 'ABOGADO', type: 'text', width: 10, value: ({ abogado }) => abogado },
  { heading: 'CONTRIBUYENTE', type: 'text', width: 40, value: (fila) => fila.contribuyente },
  { heading: 'CATEGORÍA', type: 'text', width: 12, value: ({ categoria }) => categoria },
  { heading: 'IMPONIBLE', type: 'integer', value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 10, value: ({ recurso }) => recurso },
  { heading: 'EXPEDIENTE', type: 'text', width: 20, value: ({ expediente }) => expediente },
  { heading: 'SITUACIÓN', type: 'text', width: 18, value: ({ situacion }) => situacion },
  { heading: 'ETAPA', type: 'text', width: 30, value: ({ etapa }) => etapa },
  { heading: 'FECHA INICIAL', type: 'date', value: ({ inicial }) => inicial },
  { heading: 'ÚLTIMA ACTUALIZACIÓN', type: 'date', value: ({ ultima }) => ultima },
  { heading: 'VENCIMIENTO', type: 'date', value: ({ vence }) => vence },
  { heading: 'ESTADO', type: 'text', width: 14, value: ({ estado }) => estado },
  { heading: 'SALDADA', type: 'date', value: ({ saldada }) => saldada },
  { heading: 'PARA CERRAR', type: 'text', width: 26, value: ({ cierre }) => cierre },
  {
    heading: 'DESPUÉS DE LA ÚLTIMA ACTUACIÓN',
    type: 'text',
    width: 50,
    value: ({ cambio }) => cambio,
  },
  { heading: 'ALARMAS', type: 'text', width: 50, value: ({ alarmas }) => alarmas },
  { heading: 'PRESCRIBE', type: 'date', value: ({ prescribe }) => prescribe },
  { heading: 'PRESCRIBE SEGÚN LA ORDENANZA', type: 'date', value: (fila) => fila.segunOrdenanza },
  { heading: 'PRESCRIPCIÓN', type: 'text', width: 50, value: ({ prescripcion }) => prescripcion },
  { heading: 'MONTO', type: 'amount', value: ({ monto }) => monto },
]

/** Row of the workbook with the cases of the external lawyers, exported from their work list (S2 §2.6). */
export interface FilaExterna {
  readonly contribuyente: string
  readonly imponible: number
  readonly recurso: string
  readonly situacion: string
  readonly ubicacion: string
  readonly domicilio: string
  readonly nomenclatura: string
  readonly partida: string
  readonly abogado: string
  readonly estado: string
  readonly limite: Fecha | null
}

export const COLUMNAS_EXTERNAS: readonly WorkbookColumn<FilaExterna>[] = [
  { heading: 'CONTRIBUYENTE', type: 'text', width: 40, value: (fila) => fila.contribuyente },
  { heading: 'IMPONIBLE', type: 'integer', value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 10, value: ({ recurso }) => recurso },
  { heading: 'SITUACIÓN ACTUAL', type: 'text', width: 18, value: ({ situacion }) => situacion },
  {
    heading: 'UBICACIÓN DEL INMUEBLE',
    type: 'text',
    width: 36,
    value: ({ ubicacion }) => ubicacion,
  },
  {
    heading: 'DOMICILIO DE CORRESPONDENCIA',
    type: 'text',
    width: 44,
    value: ({ domicilio }) => domicilio,
  },
  {
    heading: 'NOMENCLATURA CATASTRAL',
    type: 'text',
    width: 44,
    value: ({ nomenclatura }) => nomenclatura,
  },
  { heading: 'PARTIDA INMOBILIARIA', type: 'text', width: 20, value: ({ partida }) => partida },
  { heading: 'ABOGADO', type: 'text', width: 10, value: ({ abogado }) => abogado },
  { heading: 'ESTADO DE CAUSA', type: 'text', width: 16, value: ({ estado }) => estado },
  { heading: 'FECHA LÍMITE', type: 'date', value: ({ limite }) => limite },
]

/** Row of expediente_{imponible}_{timestamp}.xlsx, the export of one case: a label and its value (D96). */
export interface DatoDeExpediente {
  readonly dato: string
  readonly valor: string
}

export const COLUMNAS_DE_EXPEDIENTE: readonly WorkbookColumn<DatoDeExpediente>[] = [
  { heading: 'DATO', type: 'text', width: 34, value: ({ dato }) => dato },
  { heading: 'VALOR', type: 'text', width: 80, wrap: true, value: ({ valor }) => valor },
]
