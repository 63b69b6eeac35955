/** @jsxRuntime automatic */
import { formatFecha, type PeriodoReconocido } from '@apremia/core'
import { oRaya } from '../../o-raya.ts'
import type { Columna } from '../../react-pdf/tabla.tsx'
import { Deudas, type TablaDeDeuda } from '../v1/deudas.tsx'
import type { ConvenioConPapel } from './papel.ts'

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

const CON_VENCIMIENTO: TablaDeDeuda = { columnas: COLUMNAS, clave: claveImpresa }

export const DeudasV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => (
  <Deudas datos={datos} tabla={CON_VENCIMIENTO} />
)
