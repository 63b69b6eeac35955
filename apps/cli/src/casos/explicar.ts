import { casos } from '@apremia/api-client'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { formatFechaIso } from '../terminal/local-format.ts'
import { readCaso } from './read-caso.ts'

const run = async (context: Context, { al }: { readonly al?: string }, args: readonly string[]) => {
  const caso = readCaso(args)
  const { connect } = await import('../http/with-client.ts')
  const query = { ...caso, ...(al === undefined ? {} : { al }) }
  const explicado = await connect(context).call(casos.explainCaso, { query })
  if (explicado.aviso !== '') context.output.warn(explicado.aviso)
  await context.output.data(explicado, (paint) => {
    const que = explicado.tipo === 'I' ? 'Inmueble' : 'Comercio'
    const quien = explicado.abogado === '' ? 'sin abogado' : `abogado ${explicado.abogado}`
    return [
      `${que} ${explicado.imponible} ${explicado.recurso}, ${quien}, al ${formatFechaIso(explicado.al)}`,
      ...explicado.explicaciones.map(
        ({ rotulo, valor, frase }) => `${paint('bold', `${rotulo}: ${valor || '—'}`)}\n  ${frase}`,
      ),
    ].join('\n')
  })
  return undefined
}

export const explicarCaso: Verb = (noun) => {
  const command = noun
    .command('explicar')
    .description('Dice dónde está un caso, cuándo vence y por qué, hoy o un día pasado')
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .option('--al <fecha>', 'Un día pasado: AAAA-MM-DD o DD/MM/AAAA', fechaParser)
    .action(action(run))
  examples(
    command,
    'apremia casos explicar 1001 AB',
    'apremia casos explicar 1001 AB --al 2026-03-31 --json',
  )
}
