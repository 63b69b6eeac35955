import { diasInhabiles } from '@apremia/api-client'
import { MAXIMO_DE_DIAS_HABILES } from '@apremia/core'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, wholeNumber } from '../define.ts'

interface Options {
  readonly juzgado?: string
  readonly departamento?: string
}

const run = async (
  context: Context,
  { juzgado = '', departamento = '' }: Options,
  [desde = '', dias = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const plazo = await connect(context).call(diasInhabiles.getPlazoJudicial, {
    query: { desde: fechaParser(desde), dias: Number(dias), juzgado, departamento },
  })
  await context.output.data(plazo, () => plazo.frase)
  return undefined
}

export const contarPlazoJudicial: Verb = (noun) => {
  const command = noun
    .command('plazo')
    .description('Cuándo vence un plazo judicial en días hábiles, y qué días no contaron')
    .argument('<desde>', 'Día de la notificación', fechaParser)
    .argument('<días>', 'Días hábiles', wholeNumber(1, MAXIMO_DE_DIAS_HABILES))
    .option('--juzgado <nombre>', 'Como en la radicación; sin él cuentan solo nación y provincia')
    .option('--departamento <nombre>', 'El departamento judicial')
    .action(action(run))
  examples(command, "apremia dias-inhabiles plazo 11/05/2027 5 --juzgado 'Juzgado de Paz'")
}
