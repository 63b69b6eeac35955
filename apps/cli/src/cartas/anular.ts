import { cartas } from '@apremia/api-client'
import { numeroDeCartaEnDatos, parseNumeroDeCarta, writeNumeroDeCarta } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { confirmTyping } from '../terminal/confirm.ts'

interface Options {
  readonly motivo: string
  readonly confirmar?: string
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options, [text = '']: readonly string[]) => {
  const { output } = context
  const numero = parseNumeroDeCarta(text)
  if (numero === undefined) throw usageError(`«${text}» no es un número de carta.`)
  const nombre = writeNumeroDeCarta(numero)
  const motivo = options.motivo.trim()
  if (motivo.length < 5) throw usageError('Explique el motivo: al menos 5 letras en --motivo.')
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const pedido = { params: { numero }, body: { motivo } }
  if (options.dryRun === true) {
    await call(cartas.simulateAnnulCarta, pedido)
    await output.data(
      { numero: numeroDeCartaEnDatos(numero), motivo, anulada: false },
      () => `Se anularía la carta ${nombre}: ${motivo}. Su número no se usaría nunca más.`,
    )
    return undefined
  }
  await confirmTyping(context, {
    question: `Se anula la carta ${nombre}, para siempre.`,
    expected: nombre,
    given: options.confirmar,
  })
  const { anulada } = await call(cartas.annulCarta, pedido)
  await output.data(
    { numero: numeroDeCartaEnDatos(numero), motivo: anulada?.motivo ?? motivo, anulada: true },
    () => `Carta ${nombre} anulada: ${anulada?.motivo ?? motivo}`,
  )
  return undefined
}

export const anularCarta: Verb = (noun) => {
  const command = noun
    .command('anular')
    .description('Anula una carta que no tiene acuse; su número no se vuelve a usar')
    .argument('<número>', 'Número de la carta; ANT-101 es la 101 del sistema anterior')
    .requiredOption('--motivo <texto>', 'Por qué se anula')
    .option('--confirmar <número>', 'Confirma sin preguntar: el mismo número')
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, "apremia cartas anular 101 --motivo 'Pagó el mismo día' --confirmar=101")
}
