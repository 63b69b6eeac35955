import { titulos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const { lastTitleNumber } = await connect(context).call(titulos.getLastTitleNumber, {})
  await context.output.data({ ultimo: lastTitleNumber }, () => String(lastTitleNumber))
  return undefined
}

export const ultimo: Verb = (noun) => {
  const command = noun
    .command('ultimo')
    .description('Muestra el número del último título creado (0 si no hay ninguno)')
    .action(action(run))
  examples(command, 'apremia titulos ultimo')
}
