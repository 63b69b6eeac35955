import { config, sesiones } from '@apremia/api-client'
import { FUENTES } from '@apremia/core'
import { Option } from 'commander'
import { describePersona } from '../args/persona.ts'
import { sessionPath } from '../config/paths.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, wholeNumber } from '../define.ts'
import { readSession, saveSession } from '../http/session-file.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { explainFailure } from '../terminal/failure.ts'
import { formatInstante } from '../terminal/local-format.ts'
import { type Loopback, listenForToken } from './loopback.ts'
import { hasBrowser, openBrowser } from './open-browser.ts'

interface Options {
  readonly fuente?: string
  readonly puerto: number
  readonly limite: number
  readonly navegador: boolean
}

/**
 * Returns the URL of the sign-in page of the identity provider. The parameter `fnt` is the identity source, and `vlv`
 * is the URL to return to (S1 §2).
 */
export const buildSignInUrl = (
  identidad: string,
  base: string,
  fnt: string | undefined,
  vlv: string,
): string => {
  const url = new URL(identidad, `${base}/`)
  if (fnt !== undefined) url.searchParams.set('fnt', fnt)
  url.searchParams.set('vlv', vlv)
  return url.href
}

/**
 * Returns the identity source to request, which is one of the sign-in services of the identity provider. Returns
 * undefined for a provider without separate sources.
 */
const chooseFuente = (
  fuentes: readonly string[],
  pedida: string | undefined,
  preferida: string,
): string | undefined => {
  if (pedida === undefined) return fuentes.includes(preferida) ? preferida : fuentes[0]
  if (fuentes.includes(pedida)) return pedida
  throw usageError(
    fuentes.length === 0
      ? 'El proveedor de identidad de este servicio no distingue fuentes: quite --fuente.'
      : `El proveedor de identidad de este servicio solo distingue: ${fuentes.join(', ')}.`,
  )
}

const tellAddress = ({ env, output }: Context, url: string, navegador: boolean): void => {
  const open = navegador && process.stderr.isTTY === true && hasBrowser(env)
  output.note(
    open
      ? 'Se abre el navegador para que se identifique. Si no se abre, use:'
      : 'Abra esta dirección en el navegador para identificarse:',
  )
  // The URL is printed even with --quiet, because the person cannot sign in without the URL.
  process.stderr.write(`\n  ${output.paint('cyan', url)}\n\n`)
  if (open) openBrowser(url)
}

const waitForToken = async (loopback: Loopback, seconds: number): Promise<string> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new CliError('sinSesion', {
          codigo: 'tiempo-agotado',
          mensaje: `Nadie se identificó en ${seconds} segundos.`,
          sugerencias: ['Vuelva a ejecutar: apremia sesion iniciar'],
        }),
      )
    }, seconds * 1000)
  })
  return Promise.race([loopback.token, late]).finally(() => clearTimeout(timer))
}

const fileFor = (context: Context): string => {
  const path = sessionPath(context.env)
  if (path !== undefined) return path
  throw new CliError('falla', {
    codigo: 'sin-carpeta',
    mensaje: 'No hay dónde guardar la sesión: no están definidos HOME ni XDG_STATE_HOME.',
    sugerencias: ['Para programas: un token personal en la variable APREMIA_TOKEN.'],
  })
}

const run = async (context: Context, options: Options) => {
  const { output, settings, interrupt } = context
  const path = fileFor(context)
  const { connect, originOf } = await import('../http/with-client.ts')
  const origin = originOf(context)
  const previous = readSession(path, origin)
  const connection = connect(context, { token: undefined })
  const { municipio, identidad } = await connection.call(config.getConfig, {})

  const preferida = settings.valores.fuente.valor
  const fuente = chooseFuente(identidad.fuentes, options.fuente, preferida)
  const loopback = await listenForToken(options.puerto, interrupt.signal)
  output.note(`${municipio} · ${origin}`)
  tellAddress(
    context,
    buildSignInUrl(identidad.url, origin, fuente, loopback.vlv),
    options.navegador,
  )
  try {
    const token = await waitForToken(loopback, options.limite)
    const sesion = await connection.call(sesiones.login, { body: { token } })
    saveSession(path, origin, sesion)
    await loopback.finish({
      titulo: 'Sesión iniciada',
      texto: 'Ya puede cerrar esta página y volver a la terminal.',
      ok: true,
    })
    if (previous) await endPrevious(context, previous.token)
    if ((context.env.APREMIA_TOKEN ?? '') !== '') {
      output.warn('La variable APREMIA_TOKEN está definida y vale más que esta sesión.')
    }
    const { usuario, expiraEn } = sesion
    await output.data(
      { servidor: origin, usuario, expiraEn, archivo: path },
      (paint) =>
        `${paint('green', 'Sesión iniciada:')} ${describePersona(usuario)}. Vence ${formatInstante(expiraEn)} si no se usa.`,
    )
  } catch (error) {
    const texto = explainFailure(error, interrupt.signal).message
    await loopback.finish({ titulo: 'No se inició la sesión', texto, ok: false })
    throw error
  }
  return undefined
}

/**
 * Ends on the server the session that a new sign-in has replaced, because an unused session should not stay open
 * (D112).
 */
const endPrevious = async (context: Context, token: string): Promise<void> => {
  const { connect } = await import('../http/with-client.ts')
  await connect(context, { token })
    .call(sesiones.logout, {})
    .catch(() => undefined)
}

export const iniciar: Verb = (noun) => {
  const command = noun
    .command('iniciar')
    .description('Abre el navegador para identificarse y guarda la sesión en esta computadora')
    .addOption(new Option('--fuente <fuente>', 'Proveedor de identidad').choices(FUENTES))
    .addOption(
      new Option('--puerto <número>', 'Puerto local que recibe la vuelta del navegador')
        .argParser(wholeNumber(0, 65_535))
        .default(0, 'uno libre'),
    )
    .addOption(
      new Option('--limite <segundos>', 'Cuánto se espera a que la persona se identifique')
        .argParser(wholeNumber(5, 3600))
        .default(180),
    )
    .option('--no-navegador', 'Solo muestra la dirección')
    .action(action(run))
  examples(
    command,
    'apremia sesion iniciar',
    'apremia sesion iniciar --fuente afip --url https://apremia.municipio.gob.ar',
    'apremia sesion iniciar --no-navegador --puerto 8765',
  )
}
