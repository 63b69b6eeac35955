import { casos } from '@apremia/api-client'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { formatFechaIso } from '../terminal/local-format.ts'

const run = async (
  context: Context,
  { al }: { readonly al?: string },
  [imponible = '', recurso = '']: readonly string[],
) => {
  if (!/^\d{1,10}$/.test(imponible))
    throw usageError(`«${imponible}» no es un número de imponible.`)
  const { connect } = await import('../http/with-client.ts')
  const query = { imponible, recurso: recurso.toUpperCase(), ...(al === undefined ? {} : { al }) }
  const caso = await connect(context).call(casos.explainCaso, { query })
  if (caso.aviso !== '') context.output.warn(caso.aviso)
  await context.output.data(caso, (paint) => {
    const que = caso.tipo === 'I' ? 'Inmueble' : 'Comercio'
    const quien = caso.abogado === '' ? 'sin abogado' : `abogado ${caso.abogado}`
    return [
      `${que} ${caso.imponible} ${caso.recurso}, ${quien}, al ${formatFechaIso(caso.al)}`,
      ...caso.explicaciones.map(
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
