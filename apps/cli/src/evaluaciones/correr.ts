import { evaluaciones } from '@apremia/api-client'
import { describeCambiosDeResultado, textos } from '@apremia/core'
import { Option } from 'commander'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows, yesOption } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { COLUMNAS_DE_PREVISTA, formatParte, formatPorciento, type Prevista } from './columnas.ts'
import { followCorrida } from './follow-corrida.ts'

interface Options {
  readonly abogado?: readonly string[]
  readonly todos?: boolean
  readonly desde: string
  readonly hasta: string
  readonly dryRun?: boolean
  readonly yes?: boolean
}

const bodyOf = ({ abogado = [], todos = false, desde, hasta }: Options) => {
  if (todos === abogado.length > 0) throw usageError('Indique --abogado o --todos.')
  if (desde > hasta) throw usageError('--desde es posterior a --hasta.')
  return { abogados: abogado.map((codigo) => codigo.toUpperCase()), desde, hasta }
}

const LO_QUE_QUEDA = 'Una evaluación guardada no se cambia ni se borra.'

interface Pedido {
  readonly context: Context
  readonly connection: Connection
  readonly body: ReturnType<typeof bodyOf>
}

const simulate = async ({ context: { output }, connection, body }: Pedido) => {
  const { evaluaciones: previstas, avisos } = await connection.call(
    evaluaciones.simulateRunEvaluaciones,
    { body },
  )
  await output.rows(COLUMNAS_DE_PREVISTA, previstas, { guardado: false })
  for (const aviso of avisos) output.warn(aviso)
  const cuantos = formatCantidad(previstas.length, 'abogado', 'abogados')
  output.note(`Se evaluarían ${cuantos}. No se guardó nada.`)
  return undefined
}

const tellPrevista = ({ abogado, nombre, resultado, partes, anterior }: Prevista): string => {
  const eran = new Map(anterior?.partes.map((parte) => [parte.categoria, parte]))
  const unas = partes.map((parte) => {
    const era = eran.get(parte.categoria)
    const antes = era === undefined ? '' : `, antes ${formatPorciento(era)}`
    const nombreDeParte = textos.evaluaciones.categorias[parte.categoria].toLowerCase()
    return `${nombreDeParte} ${formatParte(parte)}${antes}`
  })
  const ultimo = anterior === null ? 'sin evaluaciones' : `la última, ${anterior.resultado}`
  return `${abogado} ${nombre}: ${resultado} (${ultimo}); ${unas.join('; ')}.`
}

const confirmCorrida = async ({ context, connection, body }: Pedido): Promise<void> => {
  const { evaluaciones: previstas, avisos } = await connection.call(
    evaluaciones.simulateRunEvaluaciones,
    { body },
  )
  for (const una of previstas) context.output.note(tellPrevista(una))
  for (const aviso of avisos) context.output.warn(aviso)
  for (const frase of describeCambiosDeResultado(previstas)) context.output.note(frase)
  context.output.note(LO_QUE_QUEDA)
  const cuantas = formatCantidad(previstas.length, 'evaluación', 'evaluaciones')
  await confirm(context, { question: `¿Guardar ${cuantas}?`, yes: false, flag: '--si' })
}

const run = async (context: Context, options: Options) => {
  const body = bodyOf(options)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const pedido = { context, connection, body }
  if (options.dryRun === true) return simulate(pedido)
  if (options.yes !== true) await confirmCorrida(pedido)
  return followCorrida(
    context,
    connection,
    await connection.call(evaluaciones.runEvaluaciones, { body }),
  )
}

export const correrEvaluaciones: Verb = (noun) => {
  const command = noun
    .command('correr')
    .description(
      'Evalúa a un abogado, a varios o a todos entre dos días: muestra cómo quedarían y, confirmado, lo guarda',
    )
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
    .addOption(yesOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia evaluaciones correr --todos --desde 2026-07-01 --hasta 2026-09-30',
    'apremia evaluaciones correr --abogado A01 --desde 01/07/2026 --hasta 30/09/2026 --dry-run',
    'apremia evaluaciones correr --todos --desde 2026-07-01 --hasta 2026-09-30 --si --formato csv --quiet',
  )
}
