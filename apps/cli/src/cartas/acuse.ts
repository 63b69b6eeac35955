import { type Contract, cartas, type ReplyOf } from '@apremia/api-client'
import {
  consultasDeLecturas,
  decideLecturas,
  type LecturasDeCarta,
  MEDIOS_DE_CARTA,
  RESULTADOS_DE_CARTA,
  readLecturasDeCarta,
} from '@apremia/core'
import { Option } from 'commander'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'

type Carta = ReplyOf<Contract['listCartas']>[number]

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

/**
 * Returns the numbers of the demand letters that a person scanned. Each scanned text is a letter number or a
 * verification code. The command asks the server only about the codes.
 */
const findNumeros = async (
  { call }: Connection,
  { numeros, codigos }: LecturasDeCarta,
): Promise<readonly number[]> => {
  const conCodigo = { numeros: [], codigos }
  const halladas: Carta[] = []
  for (const query of consultasDeLecturas(conCodigo))
    halladas.push(...(await call(cartas.listCartas, { query })))
  const decision = decideLecturas(conCodigo, halladas)
  if (!decision.ok) throw usageError(decision.motivos.map(({ mensaje }) => mensaje).join(' '))
  return [...new Set([...numeros, ...decision.valor.map(({ numero }) => numero)])]
}

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const leidos = readLecturasDeCarta(
    args.length === 1 && args[0] === '-' ? await readStdin() : args.join(' '),
  )
  if (!leidos.ok) throw usageError(leidos.motivos.map(({ mensaje }) => mensaje).join(' '))
  const { recibio: receptor = '', pieza = '', hora = '', dni = '', vinculo = '' } = options
  const { medio, resultado, fecha, notificador = '', motivo = '', correccion = '' } = options
  const enviado = { medio, pieza, notificador, resultado, fecha, hora, motivo, correccion }
  const datos = { ...enviado, receptor, dni, vinculo }
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { call } = connection
  const numeros = await findNumeros(connection, leidos.valor)
  const body = { acuses: numeros.map((numero) => ({ ...datos, numero })) }
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
    .argument(
      '<número...>',
      'Números de carta, sus códigos o las direcciones de sus códigos QR; «-» los lee de la entrada, como los da un lector',
    )
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
