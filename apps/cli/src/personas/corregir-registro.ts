import { registros } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { readMotivo } from './quien-argument.ts'
import { describeRegistro, findRegistroPorNumero } from './registro.ts'

const CAMPOS = ['apellido', 'nombre', 'dni', 'telefono', 'titulo', 'descripcion'] as const

type Options = Partial<Record<(typeof CAMPOS)[number], string>> & {
  readonly motivo: string
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options, [text = '']: readonly string[]) => {
  const { output } = context
  const motivo = readMotivo(options.motivo)
  const cambios = Object.fromEntries(
    CAMPOS.flatMap((campo) => {
      const valor = options[campo]
      return valor === undefined ? [] : [[campo, valor] as const]
    }),
  )
  if (Object.keys(cambios).length === 0)
    throw usageError(`Diga qué corregir: ${CAMPOS.map((campo) => `--${campo}`).join(', ')}.`)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const registro = await findRegistroPorNumero(connection, text)
  if (options.dryRun === true) {
    await output.data(
      { registro: registro.id, cambios, motivo, corregido: false },
      () => `Se corregiría el ${describeRegistro(registro)}: ${JSON.stringify(cambios)}.`,
    )
    return undefined
  }
  const { id, version, user, creado, registro_documentos, ...datos } = registro
  const { registro: corregido } = await connection.call(registros.editRegistro, {
    params: { id },
    body: { ...datos, ...cambios, motivo, version },
  })
  await output.data(
    { registro: id, cambios, motivo, corregido: true },
    () => `Corregido: ${describeRegistro(corregido)}.`,
  )
  return undefined
}

export const corregirRegistro: Verb = (noun) => {
  const command = noun
    .command('corregir-registro')
    .description('Corrige los datos de un registro con documentos; sus archivos no cambian')
    .argument('<número>', 'El que muestra «personas registros»')
    .requiredOption('--motivo <texto>', 'Por qué: queda en el historial')
  for (const campo of CAMPOS) command.option(`--${campo} <texto>`, `El ${campo} como debe decir`)
  command.addOption(dryRunOption()).action(action(run))
  examples(
    command,
    "apremia personas corregir-registro 12 --dni 30111223 --motivo 'Estaba mal escrito'",
  )
}
