import { type Contract, listas, type ReplyOf } from '@apremia/api-client'
import type { ListaCorta } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatSiNo } from '../terminal/local-format.ts'
import { listaArgument } from './lista-argument.ts'

type Fila = ReplyOf<Contract['listFilasDeLista']>[number]

const COLUMNS: readonly TableColumn<Fila>[] = [
  { key: 'codigo', title: 'NÚMERO', value: ({ codigo }) => codigo, align: 'right' },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  { key: 'clase', title: 'CLASE', value: ({ clase }) => clase },
  {
    ...{ key: 'activo', title: 'SE OFRECE', value: ({ activo }) => activo },
    text: ({ activo }) => formatSiNo(activo),
  },
  {
    ...{ key: 'enUso', title: 'EN USO', value: ({ enUso }) => enUso },
    text: ({ enUso }) => formatSiNo(enUso),
  },
]

const run = async (context: Context, _: object, [lista = '']: readonly string[]) => {
  const { connect } = await import('../http/with-client.ts')
  const params = { lista: lista as ListaCorta }
  await context.output.rows(
    COLUMNS,
    await connect(context).call(listas.listFilasDeLista, { params }),
  )
  return undefined
}

export const verLista: Verb = (noun) => {
  const command = noun
    .command('ver')
    .description('Muestra una lista corta y qué filas ya se usan')
    .addArgument(listaArgument())
    .action(action(run, withRows))
  examples(command, 'apremia listas ver titulos', 'apremia listas ver formas --formato csv')
}
