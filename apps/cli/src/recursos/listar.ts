import { type Contract, type ReplyOf, recursos } from '@apremia/api-client'
import { type Categoria, formatOrdenanzas, formatTasas, readTasas } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatSiNo } from '../terminal/local-format.ts'
import { claseOption } from './clase-option.ts'

type Recurso = ReplyOf<Contract['listRecursos']>[number]

const COLUMNS: readonly TableColumn<Recurso>[] = [
  { key: 'codigo', title: 'CÓDIGO', value: ({ codigo }) => codigo },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  { key: 'ordenanza', title: 'ORDENANZA', value: ({ ordenanza }) => ordenanza, flexible: true },
  {
    ...{ key: 'ordenanzas', title: 'ORDENANZA DE CADA AÑO', hidden: true },
    value: ({ ordenanzas }) => formatOrdenanzas(ordenanzas).replaceAll('\n', '; '),
  },
  {
    ...{ key: 'tasas', title: 'TASA DE INTERÉS', hidden: true },
    value: ({ tasas }) => formatTasas(readTasas(tasas)).replaceAll('\n', '; '),
  },
  { key: 'clase', title: 'TIPO', value: ({ clase }) => clase },
  {
    ...{ key: 'pagoUnico', title: 'PAGO ÚNICO', value: ({ pagoUnico }) => pagoUnico },
    text: ({ pagoUnico }) => formatSiNo(pagoUnico),
  },
  {
    ...{ key: 'activo', title: 'ACTIVO', value: ({ activo }) => activo },
    text: ({ activo }) => formatSiNo(activo),
  },
]

interface Options {
  readonly clase?: Categoria
  readonly inactivos?: boolean
}

const run = async (context: Context, { clase, inactivos = false }: Options) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const todos = await connect(context).call(recursos.listRecursos, {})
  const deClase = todos.filter((recurso) => clase === undefined || recurso.clase === clase)
  const elegidos = deClase.filter(({ activo }) => activo || inactivos)
  await output.rows(COLUMNS, elegidos)
  const ocultos = deClase.length - elegidos.length
  if (ocultos > 0) output.note(`Inactivos: ${ocultos} (--inactivos los muestra)`)
  return undefined
}

export const listarRecursos: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista los recursos del municipio')
    .addOption(claseOption())
    .option('--inactivos', 'También los que ya no se ofrecen')
    .action(action(run, withRows))
  examples(
    command,
    'apremia recursos listar',
    'apremia recursos listar --clase comercio --inactivos --formato csv > recursos.csv',
  )
}
