import type { Contract, ReplyOf } from '@apremia/api-client'
import { countFilasDePaquete, formatFecha, interpolar, parseFecha, textos } from '@apremia/core'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatEntero, formatInstante } from '../terminal/local-format.ts'

export type PaqueteConsultado = ReplyOf<Contract['getPaquete']>
type Archivo = PaqueteConsultado['archivos'][number]
type Efecto = PaqueteConsultado['efectos'][number]

const numero = (key: keyof Archivo, title: string): TableColumn<Archivo> => ({
  ...{ key, title, align: 'right' },
  value: (archivo) => archivo[key],
})

export const COLUMNAS_DE_ARCHIVOS: readonly TableColumn<Archivo>[] = [
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo, flexible: true },
  { key: 'modo', title: 'MODO', value: ({ modo }) => modo },
  numero('filas', 'FILAS'),
  numero('nuevos', 'NUEVAS'),
  numero('cambiados', 'CAMBIADAS'),
  numero('iguales', 'IGUALES'),
  numero('bajas', 'YA NO ESTÁN'),
  numero('rechazadas', 'RECHAZADAS'),
]

const { estados } = textos.datosDelMunicipio

const formatDia = (dia: string | null): string => {
  const leido = parseFecha(dia ?? '')
  return leido === undefined ? '' : formatFecha(leido)
}

export const COLUMNAS_DE_PAQUETES: readonly TableColumn<PaqueteConsultado>[] = [
  { key: 'carga', title: 'N°', value: ({ id }) => id, align: 'right' },
  {
    ...{ key: 'creada', title: 'FECHA', value: ({ creada }) => creada },
    text: ({ creada }) => formatInstante(creada),
  },
  { key: 'archivo', title: 'PAQUETE', value: ({ archivo }) => archivo, flexible: true },
  {
    ...{ key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
    text: ({ estado }) => estados[estado],
  },
  {
    ...{ key: 'liquidadoAl', title: 'IMPORTES AL', value: ({ liquidadoAl }) => liquidadoAl },
    text: ({ liquidadoAl }) => formatDia(liquidadoAl),
  },
  ...(['nuevos', 'cambiados', 'bajas'] as const).map(
    (clave): TableColumn<PaqueteConsultado> => ({
      ...{ key: clave, title: clave.toUpperCase(), align: 'right' },
      value: (carga) => countFilasDePaquete(carga.archivos, clave),
    }),
  ),
  {
    ...{ key: 'rechazadas', title: 'RECHAZADAS', align: 'right' },
    value: ({ rechazadas }) => rechazadas,
  },
  {
    ...{ key: 'persona', title: 'QUIÉN', flexible: true },
    value: ({ persona }) => `${persona.apellido}, ${persona.nombre}`,
  },
]

export const describeEquivalencias = ({
  equivalencias: usadas,
}: Pick<PaqueteConsultado, 'equivalencias'>): string[] => {
  if (usadas === null) return []
  const { equivalencias: t } = textos.datosDelMunicipio
  const cuales = usadas.archivos.map((uno) => interpolar(t.una, uno)).join(', ')
  return [`${t.titulo} ${t[usadas.de]}: ${cuales}.`]
}

const MOVIMIENTOS: readonly (readonly [Exclude<keyof Efecto, 'abogado'>, string, string])[] = [
  ['nuevos', 'caso nuevo', 'casos nuevos'],
  ['recibidos', 'recibido de otro abogado', 'recibidos de otros abogados'],
  ['cedidos', 'pasa a otro abogado', 'pasan a otros abogados'],
  ['salen', 'sale de gestión', 'salen de gestión'],
  ['saldados', 'saldado', 'saldados'],
  ['conOtroMonto', 'con otro monto', 'con otro monto'],
]

export const describeMovimientos = (efecto: Efecto): string =>
  `${efecto.abogado}: ${MOVIMIENTOS.flatMap(([clave, uno, varios]) =>
    efecto[clave] > 0 ? [formatCantidad(efecto[clave], uno, varios)] : [],
  ).join(', ')}`

export const changesOf = (carga: PaqueteConsultado): number =>
  countFilasDePaquete(carga.archivos, 'nuevos') +
  countFilasDePaquete(carga.archivos, 'cambiados') +
  countFilasDePaquete(carga.archivos, 'bajas')

export const describeCambios = (carga: PaqueteConsultado): string =>
  [
    formatCantidad(countFilasDePaquete(carga.archivos, 'nuevos'), 'fila nueva', 'filas nuevas'),
    formatCantidad(countFilasDePaquete(carga.archivos, 'cambiados'), 'cambiada', 'cambiadas'),
    `${formatEntero(countFilasDePaquete(carga.archivos, 'bajas'))} que ya no están`,
  ].join(', ')
