import type { Contract, ReplyOf, Trabajo } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { awaitCarga } from '../http/await-carga.ts'
import type { Connection } from '../http/with-client.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatEntero, formatInstante } from '../terminal/local-format.ts'

export type CargaConsultada = ReplyOf<Contract['getCarga']>

const { padron } = textos

const CONTEOS = ['nuevos', 'cambiados', 'iguales', 'bajas', 'rechazadas'] as const

export const describeConteos = (carga: CargaConsultada): string =>
  CONTEOS.map((clave) => `${padron.conteos[clave]}: ${formatEntero(carga[clave])}`).join('\n')

export const showColumnas = (
  { output }: Context,
  { columnas, ignoradas, avisos }: CargaConsultada,
): void => {
  const otras = columnas.flatMap(({ columna, titulo }) =>
    titulo === null || titulo === columna ? [] : [`${titulo} → ${columna}`],
  )
  if (otras.length > 0) output.note(`${padron.columnas}: ${otras.join(', ')}.`)
  const faltan = columnas.flatMap(({ columna, titulo }) => (titulo === null ? [columna] : []))
  if (faltan.length > 0) output.note(`No están, y no cambian: ${faltan.join(', ')}.`)
  if (ignoradas.length > 0) output.warn(`No se usan las columnas ${ignoradas.join(', ')}.`)
  if (columnas.some(({ columna, titulo }) => columna === 'LEGAL' && titulo !== null))
    output.warn(padron.noSeCarga.LEGAL)
  for (const aviso of avisos) output.warn(aviso)
}

export const COLUMNAS_DE_CARGAS: readonly TableColumn<CargaConsultada>[] = [
  { key: 'carga', title: 'N°', value: ({ id }) => id, align: 'right' },
  {
    ...{ key: 'creada', title: 'FECHA', value: ({ creada }) => creada },
    text: ({ creada }) => formatInstante(creada),
  },
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo, flexible: true },
  { key: 'modo', title: 'CATEGORÍA', value: ({ modo }) => modo },
  {
    ...{ key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
    text: ({ estado }) => padron.estados[estado],
  },
  ...CONTEOS.map(
    (clave): TableColumn<CargaConsultada> => ({
      ...{ key: clave, title: clave.toUpperCase(), align: 'right' },
      value: (carga) => carga[clave],
    }),
  ),
  {
    ...{ key: 'persona', title: 'QUIÉN', flexible: true },
    value: ({ persona }) => `${persona.apellido}, ${persona.nombre}`,
  },
]

export const awaitPadron = (
  context: Context,
  connection: Connection,
  trabajo: Trabajo,
): Promise<Trabajo> => awaitCarga(context, connection, trabajo, 'apremia registros cargas')
