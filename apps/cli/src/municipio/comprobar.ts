import { type Contract, type ReplyOf, sincronizaciones } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad } from '../terminal/local-format.ts'

type Llamada = ReplyOf<Contract['checkServicio']>['llamadas'][number]

const { estados } = textos.sincronizacion.comprobar

const COLUMNAS: readonly TableColumn<Llamada>[] = [
  { key: 'llamada', title: 'LLAMADA', value: ({ llamada }) => llamada },
  {
    ...{ key: 'estado', title: 'RESULTADO', value: ({ estado }) => estado },
    text: ({ estado }) => estados[estado],
  },
  { key: 'filas', title: 'FILAS', value: ({ filas }) => filas, align: 'right' },
  {
    ...{ key: 'milisegundos', title: 'MS', align: 'right' },
    value: ({ milisegundos }) => milisegundos,
  },
  { key: 'motivo', title: 'QUÉ PASÓ', value: ({ motivo }) => motivo, flexible: true },
]

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const { llamadas } = await connect(context).call(sincronizaciones.checkServicio, {})
  await context.output.rows(COLUMNAS, llamadas)
  const demas = llamadas.filter(({ estado }) => estado === 'aviso').length
  if (demas > 0)
    context.output.warn(
      `${formatCantidad(demas, 'llamada trae', 'llamadas traen')} más que lo que se les pide: sirve igual, pero más lento.`,
    )
  const malas = llamadas.filter(({ estado }) => estado === 'mal').length
  if (malas === 0) return SALIDAS.correcto
  context.output.warn(
    `${formatCantidad(malas, 'llamada no contesta', 'llamadas no contestan')} lo que debe: docs/servicio-municipal.md dice qué.`,
  )
  return SALIDAS.filasInvalidas
}

export const comprobar: Verb = (noun) => {
  const command = noun
    .command('comprobar')
    .description('Pregunta cada llamada del servicio del municipio y dice en qué se aparta')
    .action(action(run, withRows))
  examples(command, 'apremia municipio comprobar', 'apremia municipio comprobar --json')
}
