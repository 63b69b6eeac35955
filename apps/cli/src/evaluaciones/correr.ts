import { evaluaciones } from '@apremia/api-client'
import { Option } from 'commander'
import { usageError } from '../cli-error.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import { formatCantidad } from '../local-format.ts'
import { fechaParser } from '../parse-fecha.ts'
import type { Connection } from '../with-client.ts'
import { COLUMNAS_DE_CIFRAS } from './columnas.ts'
import { followCorrida } from './follow-corrida.ts'

interface Options {
  readonly abogado?: readonly string[]
  readonly todos?: boolean
  readonly desde: string
  readonly hasta: string
  readonly dryRun?: boolean
}

const bodyOf = ({ abogado = [], todos = false, desde, hasta }: Options) => {
  if (todos === abogado.length > 0) throw usageError('Indique --abogado o --todos.')
  if (desde > hasta) throw usageError('--desde es posterior a --hasta.')
  return { abogados: abogado.map((codigo) => codigo.toUpperCase()), desde, hasta }
}

const simulate = async (
  { output }: Context,
  connection: Connection,
  body: ReturnType<typeof bodyOf>,
) => {
  const { evaluaciones: evaluados, avisos } = await connection.call(
    evaluaciones.simulateRunEvaluaciones,
    {
      body,
    },
  )
  await output.rows(COLUMNAS_DE_CIFRAS, evaluados, { guardado: false })
  for (const aviso of avisos) output.warn(aviso)
  const cuantos = formatCantidad(evaluados.length, 'abogado', 'abogados')
  output.note(`Se evaluarían ${cuantos}. No se guardó nada.`)
  return undefined
}

const run = async (context: Context, options: Options) => {
  const body = bodyOf(options)
  const { connect } = await import('../with-client.ts')
  const connection = connect(context)
  if (options.dryRun === true) return simulate(context, connection, body)
  return followCorrida(
    context,
    connection,
    await connection.call(evaluaciones.runEvaluaciones, { body }),
  )
}

export const correrEvaluaciones: Verb = (noun) => {
  const command = noun
    .command('correr')
    .description('Evalúa a un abogado, a varios o a todos entre dos días, y lo guarda')
    .option('--abogado <códigos...>', 'A estos: A01 A02')
    .option('--todos', 'A todos los abogados en actividad')
    .addOption(
      new Option('--desde <fecha>', 'Primer día').argParser(fechaParser).makeOptionMandatory(),
    )
    .addOption(
      new Option('--hasta <fecha>', 'Último día, hoy o anterior')
        .argParser(fechaParser)
        .makeOptionMandatory(),
    )
    .addOption(dryRunOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia evaluaciones correr --todos --desde 2026-07-01 --hasta 2026-09-30',
    'apremia evaluaciones correr --abogado A01 --desde 01/07/2026 --hasta 30/09/2026 --dry-run',
    'apremia evaluaciones correr --todos --desde 2026-07-01 --hasta 2026-09-30 --formato csv --quiet',
  )
}
