import { type Contract, diasInhabiles, type ReplyOf } from '@apremia/api-client'
import { type AlcanceDeDia, writeAmbito } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, wholeNumber, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { alcanceOption } from './opciones.ts'

type Dia = ReplyOf<Contract['listDiasInhabiles']>[number]

const COLUMNS: readonly TableColumn<Dia>[] = [
  { key: 'desde', title: 'DESDE', value: ({ desde }) => desde },
  { key: 'hasta', title: 'HASTA', value: ({ hasta }) => hasta },
  { key: 'ambito', title: 'ÁMBITO', value: (dia) => writeAmbito(dia) },
  { key: 'clase', title: 'CLASE', value: ({ clase }) => clase },
  { key: 'motivo', title: 'MOTIVO', value: ({ motivo }) => motivo, flexible: true },
  { key: 'quitado', title: 'YA NO RIGE', value: ({ quitado }) => quitado, flexible: true },
  { key: 'origen', title: 'ORIGEN', value: ({ origen }) => origen },
]

interface Options {
  readonly anio?: number
  readonly alcance?: AlcanceDeDia
}

const run = async (context: Context, { anio = new Date().getFullYear(), alcance }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const dias = await connect(context).call(diasInhabiles.listDiasInhabiles, { query: { anio } })
  await context.output.rows(
    COLUMNS,
    dias.filter((dia) => alcance === undefined || dia.alcance === alcance),
  )
  return undefined
}

export const listarDiasInhabiles: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Los feriados de ley, las ferias y los días cargados de un año')
    .option('--anio <año>', 'El de hoy, si no se dice', wholeNumber(1900, 2200))
    .addOption(alcanceOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia dias-inhabiles listar --anio 2027',
    'apremia dias-inhabiles listar --alcance juzgado --formato csv',
  )
}
