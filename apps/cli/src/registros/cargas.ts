import { padron } from '@apremia/api-client'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { COLUMNAS_DE_CARGAS } from './carga.ts'

interface Options {
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, { pagina, porPagina }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(padron.getCargas, {
    query: { pagina, porPagina },
  })
  await context.output.rows(COLUMNAS_DE_CARGAS, rows, { total })
  if (total === 0) context.output.note('Todavía no se cargó ningún padrón.')
  return undefined
}

export const cargas: Verb = (noun) => {
  const command = noun
    .command('cargas')
    .description('Lista las cargas del padrón, de la más nueva a la más vieja')
    .action(action(run, withRows))
  for (const option of pageOptions()) command.addOption(option)
  examples(command, 'apremia registros cargas', 'apremia registros cargas --json')
}
