import { listCamposParaMostrar } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'

type Campo = ReturnType<typeof listCamposParaMostrar>[number]

const COLUMNS: readonly TableColumn<Campo>[] = [
  { key: 'campo', title: 'CAMPO', value: ({ campo }) => campo },
  { key: 'que', title: 'QUÉ ES', value: ({ que }) => que, flexible: true },
  { key: 'ejemplo', title: 'EJEMPLO', value: ({ ejemplo }) => ejemplo, flexible: true },
]

const run = async ({ output }: Context) => {
  await output.rows(COLUMNS, listCamposParaMostrar())
  return undefined
}

export const listarCampos: Verb = (noun) => {
  const command = noun
    .command('campos')
    .description('Los campos que una plantilla puede pedir de un caso, con un ejemplo de cada uno')
    .action(action(run, withRows))
  examples(command, 'apremia escritos campos', 'apremia escritos campos --formato csv')
}
