import { type Contract, escritosJudiciales, type ReplyOf } from '@apremia/api-client'
import { marcaDeBloque } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'

type BloqueConsultado = ReplyOf<Contract['listBloques']>[number]

const COLUMNS: readonly TableColumn<BloqueConsultado>[] = [
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre },
  { key: 'campo', title: 'CAMPO', value: ({ nombre }) => `{${marcaDeBloque(nombre)}}` },
  { key: 'texto', title: 'TEXTO', value: ({ texto }) => texto, flexible: true },
]

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const bloques = await connect(context).call(escritosJudiciales.listBloques, {})
  await context.output.rows(COLUMNS, bloques)
  return undefined
}

export const listarBloques: Verb = (noun) => {
  const command = noun
    .command('bloques')
    .description('Los bloques de texto que las plantillas insertan')
    .action(action(run, withRows))
  examples(command, 'apremia escritos bloques', 'apremia escritos bloques --formato json')
}
