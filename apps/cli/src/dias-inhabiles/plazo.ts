import { diasInhabiles } from '@apremia/api-client'
import { MAXIMO_DE_DIAS_HABILES } from '@apremia/core'
import { InvalidArgumentError } from 'commander'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, wholeNumber } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'

interface Options {
  readonly disponible?: string
  readonly juzgado?: string
  readonly departamento?: string
}

/**
 * Parses one argument of the command. With some options the first argument is a day, and with others a number of days,
 * so the library commander cannot parse it.
 */
const readArgument = <T>(parse: (text: string) => T, text: string, argumento: string): T => {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    throw usageError(`«${text}» no sirve como ${argumento}. ${error.message}`)
  }
}

const readDias = (text: string): number =>
  readArgument(wholeNumber(1, MAXIMO_DE_DIAS_HABILES), text, 'días hábiles')

/**
 * Reads the arguments of the command that computes the last day of a court term: the notification day and the number of
 * working days. With `--disponible`, the command computes the notification day, and the number of days is optional.
 */
const readPedido = (disponible: string, [primero, segundo]: readonly string[]) => {
  if (disponible !== '') {
    if (segundo !== undefined)
      throw usageError('Con --disponible no va el día de la notificación: se calcula.')
    return { disponible, desde: '', ...(primero === undefined ? {} : { dias: readDias(primero) }) }
  }
  if (primero === undefined || segundo === undefined)
    throw usageError(
      'Escriba el día de la notificación y los días hábiles, o use --disponible.',
      'apremia dias-inhabiles plazo 11/05/2027 5',
    )
  return { disponible, desde: readArgument(fechaParser, primero, 'día'), dias: readDias(segundo) }
}

const run = async (
  context: Context,
  { disponible = '', juzgado = '', departamento = '' }: Options,
  args: readonly string[],
) => {
  const pedido = readPedido(disponible, args)
  const { connect } = await import('../http/with-client.ts')
  const plazo = await connect(context).call(diasInhabiles.getPlazoJudicial, {
    query: { ...pedido, juzgado, departamento },
  })
  await context.output.data(plazo, () => plazo.frase)
  return undefined
}

export const contarPlazoJudicial: Verb = (noun) => {
  const command = noun
    .command('plazo')
    .description('Cuándo vence un plazo judicial en días hábiles, y qué días no contaron')
    .argument('[desde]', 'Día de la notificación; no va con --disponible')
    .argument('[días]', 'Días hábiles; con --disponible se pueden omitir')
    .option(
      '--disponible <fecha>',
      'Día en que quedó disponible en el domicilio electrónico: de ahí sale el de la notificación',
      fechaParser,
    )
    .option('--juzgado <nombre>', 'Como en la radicación; sin él cuentan solo nación y provincia')
    .option('--departamento <nombre>', 'El departamento judicial, como en la radicación')
    .action(action(run))
  examples(
    command,
    "apremia dias-inhabiles plazo 11/05/2027 5 --juzgado 'Juzgado de Paz' --departamento Azul",
    'apremia dias-inhabiles plazo --disponible 2026-11-27 5',
  )
}
