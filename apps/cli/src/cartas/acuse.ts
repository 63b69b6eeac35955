import { cartas } from '@apremia/api-client'
import { MEDIOS_DE_CARTA, RESULTADOS_DE_CARTA, readNumerosDeCarta } from '@apremia/core'
import { Option } from 'commander'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'

interface Options {
  readonly medio: string
  readonly resultado: string
  readonly fecha: string
  readonly pieza?: string
  readonly hora?: string
  readonly recibio?: string
  readonly dni?: string
  readonly vinculo?: string
  readonly notificador?: string
  readonly motivo?: string
  readonly correccion?: string
  readonly dryRun?: boolean
}

const readStdin = async (): Promise<string> => {
  let text = ''
  for await (const chunk of process.stdin) text += String(chunk)
  return text
}

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const leidos = readNumerosDeCarta(
    args.length === 1 && args[0] === '-' ? await readStdin() : args.join(' '),
  )
  if (!leidos.ok) throw usageError(leidos.motivos.map(({ mensaje }) => mensaje).join(' '))
  const { recibio: receptor = '', pieza = '', hora = '', dni = '', vinculo = '' } = options
  const { medio, resultado, fecha, notificador = '', motivo = '', correccion = '' } = options
  const enviado = { medio, pieza, notificador, resultado, fecha, hora, motivo, correccion }
  const datos = { ...enviado, receptor, dni, vinculo }
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const body = { acuses: leidos.valor.map((numero) => ({ ...datos, numero })) }
  if (options.dryRun === true) {
    const { anotados } = await call(cartas.simulateAcusesDeCartas, { body })
    await context.output.data(
      { anotados, guardado: false },
      () => `${formatCantidad(anotados, 'acuse se anotaría', 'acuses se anotarían')}.`,
    )
    return undefined
  }
  const { anotados } = await call(cartas.saveAcusesDeCartas, { body })
  await context.output.data(
    { anotados, guardado: true },
    () => `${formatCantidad(anotados, 'acuse anotado', 'acuses anotados')}.`,
  )
  return undefined
}

export const acuse: Verb = (noun) => {
  const command = noun
    .command('acuse')
    .description('Anota el mismo acuse en una o varias cartas: en todas o en ninguna')
    .argument('<número...>', 'Números de carta; «-» los lee de la entrada, como los da un lector')
    .addOption(
      new Option('--medio <medio>', 'Cómo se envió').choices(MEDIOS_DE_CARTA).makeOptionMandatory(),
    )
    .addOption(
      new Option('--resultado <resultado>', 'Qué pasó')
        .choices(RESULTADOS_DE_CARTA)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--fecha <día>', 'Cuándo').argParser(fechaParser).makeOptionMandatory())
    .option('--pieza <número>', 'Número de la pieza postal o de la cédula')
    .option('--hora <HH:MM>', 'A qué hora')
    .option('--recibio <nombre>', 'Quién la recibió')
    .option('--dni <número>', 'Su documento')
    .option('--vinculo <texto>', 'Qué es del deudor')
    .option('--notificador <número>', 'Quién la llevó')
    .option('--motivo <texto>', 'Por qué no se recibió')
    .option('--correccion <texto>', 'Por qué se corrige un acuse ya anotado')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia cartas acuse 101 --medio cedula --resultado recibida --fecha 27/11/2026 --recibio 'Gil, Luz'",
    "apremia cartas acuse - --medio notificador --resultado devuelta --fecha 27/11/2026 --motivo 'Sin moradores' < codigos.txt",
  )
}
