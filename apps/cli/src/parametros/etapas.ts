import { type Contract, etapas, type ReplyOf } from '@apremia/api-client'
import { textos, UNIDADES_DE_TIEMPO } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'

type Etapa = ReplyOf<Contract['listTiposDeEtapa']>[number]

const unidadDe = ({ tipo_tiempo }: Etapa): string => {
  const unidad = UNIDADES_DE_TIEMPO.find((una) => una === tipo_tiempo)
  return unidad ? textos.configuracion.unidades[unidad].toLowerCase() : ''
}

const COLUMNS: readonly TableColumn<Etapa>[] = [
  { key: 'tipo', title: 'TIPO', value: ({ tp_id }) => tp_id, align: 'right' },
  { key: 'nombre', title: 'ETAPA', value: ({ tipo_nombre }) => tipo_nombre, flexible: true },
  { key: 'grupo', title: 'GRUPO', value: ({ gp_nombre }) => gp_nombre },
  { key: 'tiempo', title: 'TIEMPO', value: ({ tiempo }) => tiempo, align: 'right' },
  {
    key: 'unidad',
    title: 'UNIDAD',
    value: ({ tipo_tiempo }) => tipo_tiempo,
    text: unidadDe,
  },
  {
    key: 'cierra',
    title: 'CIERRA',
    value: ({ cierra }) => cierra,
    text: ({ cierra }) => (cierra ? 'sí' : 'no'),
  },
  { key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
]

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  await context.output.rows(COLUMNS, await connect(context).call(etapas.listTiposDeEtapa, {}))
  return undefined
}

export const verEtapas: Verb = (noun) => {
  const command = noun
    .command('etapas')
    .description('Los tipos de etapa y el tiempo con que se cuenta su vencimiento')
    .action(action(run, withRows))
  examples(command, 'apremia parametros etapas', 'apremia parametros etapas --formato csv')
}
