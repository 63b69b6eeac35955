import { titulos } from '@apremia/api-client'
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
  if (!/^[1-9]\d{0,8}$/.test(text)) throw usageError(`«${text}» no es un número de título.`)
  const numero = Number(text)
  const motivo = options.motivo.trim()
  if (motivo.length < 5) throw usageError('Explique el motivo: al menos 5 letras en --motivo.')
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (options.dryRun === true) {
    await connection.call(titulos.simulateAnnulTitulo, { params: { numero }, body: { motivo } })
    await output.data(
      { numero, motivo, anulado: false },
      () => `Se anularía el título ${numero}: ${motivo}. Su número no se usaría nunca más.`,
    )
    return undefined
  }
  await confirmTyping(context, {
    question: `Se anula el título ${numero}, para siempre.`,
    expected: String(numero),
    given: options.confirmar,
  })
  const titulo = await connection.call(titulos.annulTitulo, {
    params: { numero },
    body: { motivo },
  })
  await output.data(
    { numero, motivo: titulo.motivo_anulacion, anulado: titulo.anulado },
    () => `Título ${numero} anulado: ${titulo.motivo_anulacion}`,
  )
  return undefined
}

export const anular: Verb = (noun) => {
  const command = noun
    .command('anular')
    .description('Anula un título; su número no se vuelve a usar')
    .argument('<número>', 'Número del título')
    .requiredOption('--motivo <texto>', 'Por qué se anula')
    .option('--confirmar <número>', 'Confirma sin preguntar: el mismo número')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia titulos anular 101 --motivo 'Deuda cancelada el mismo día' --confirmar=101",
  )
}
