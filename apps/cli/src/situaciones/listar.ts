import { type Contract, type ReplyOf, situaciones } from '@apremia/api-client'
import type { ClaseDeSituacion } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { significadoOption } from './clase-option.ts'

type Situacion = ReplyOf<Contract['listSituaciones']>[number]

const COLUMNS: readonly TableColumn<Situacion>[] = [
  { key: 'codigo', title: 'CÓDIGO', value: ({ codigo }) => codigo },
  { key: 'detalle', title: 'NOMBRE', value: ({ detalle }) => detalle, flexible: true },
  { key: 'destino', title: 'DESTINO', value: ({ destino }) => destino },
  { key: 'clase', title: 'CLASE', value: ({ clase }) => clase },
]

const run = async (context: Context, { clase }: { readonly clase?: ClaseDeSituacion }) => {
  const { connect } = await import('../http/with-client.ts')
  const todas = await connect(context).call(situaciones.listSituaciones, {})
  await context.output.rows(
    COLUMNS,
    todas.filter((situacion) => clase === undefined || situacion.clase === clase),
  )
  return undefined
}

export const listarSituaciones: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista las situaciones del municipio y qué significa cada una para los casos')
    .addOption(significadoOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia situaciones listar',
    'apremia situaciones listar --clase gestionLegal --formato csv',
  )
}
