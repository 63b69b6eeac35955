import { formatFecha, type PeriodoReconocido } from '@apremia/core'
import type { Columna } from '../../layout/fila-de-tabla.ts'
import { oRaya } from '../../o-raya.ts'
import type { TablaDeDeuda } from '../v1/filas-de-deuda.ts'

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Año', ancho: 46 },
  { titulo: 'Cuota', ancho: 42, align: 'right' },
  { titulo: 'Vencimiento', ancho: 76, align: 'right' },
  { titulo: 'Capital', align: 'right' },
  { titulo: 'Interés', align: 'right' },
  { titulo: 'Total', align: 'right' },
]

const claveImpresa = ({ anio, cuota, vencimiento }: PeriodoReconocido): string[] => [
  String(anio),
  String(cuota),
  oRaya(vencimiento ? formatFecha(vencimiento) : ''),
]

export const CON_VENCIMIENTO: TablaDeDeuda = { columnas: COLUMNAS, clave: claveImpresa }
