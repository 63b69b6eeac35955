import { paginaDeContribuyente } from '@apremia/api-client'
import { parseDomicilioElectronico } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, wholeNumber } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'

interface Options {
  readonly quitar?: boolean
  readonly dryRun?: boolean
}

const readDomicilio = (escrito: string | undefined, quitar: boolean): string => {
  if ((escrito === undefined) !== quitar)
    throw usageError('Escriba el domicilio electrónico, o use --quitar.')
  const domicilio = parseDomicilioElectronico(escrito ?? '')
  if (domicilio === undefined || (domicilio === '' && !quitar))
    throw usageError(
      `«${escrito}» no es un domicilio electrónico.`,
      'Es como 20123456789@notificaciones.scba.gov.ar: sin espacios y con una sola @.',
    )
  return domicilio
}

const run = async (
  context: Context,
  { quitar = false, dryRun = false }: Options,
  [texto = '', escrito]: readonly string[],
) => {
  const { output } = context
  const numero = Number(texto)
  const domicilio = readDomicilio(escrito, quitar)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { DOMICILIO_ELECTRONICO: anterior } = await connection.call(
    paginaDeContribuyente.getPaginaDeContribuyente,
    { query: { numero, pagina: 1 } },
  )
  if (!dryRun)
    await connection.call(paginaDeContribuyente.saveDomicilioElectronico, {
      body: { numero, domicilio, visto: anterior },
    })
  await output.data(
    { numero, anterior, domicilio, guardado: !dryRun },
    () =>
      `Contribuyente ${numero}: ${anterior || '—'} → ${domicilio || '—'}${dryRun ? ', sin guardar' : ''}.`,
  )
  return undefined
}

export const guardarDomicilioElectronico: Verb = (noun) => {
  const command = noun
    .command('domicilio')
    .description('Guarda el domicilio electrónico de un contribuyente, o lo quita')
    .argument('<número>', 'El del contribuyente en el municipio', wholeNumber(1, 999_999_999))
    .argument('[domicilio]', 'Como 20123456789@notificaciones.scba.gov.ar')
    .option('--quitar', 'Lo deja sin domicilio electrónico')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia personas domicilio 1520 20123456789@notificaciones.scba.gov.ar',
    'apremia personas domicilio 1520 --quitar',
  )
}
