import { sesiones, tokens } from '@apremia/api-client'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, wholeNumber } from '../define.ts'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'

interface Options {
  readonly dias: number
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { dias, dryRun }: Options,
  [nombre = '']: readonly string[],
) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (dryRun === true) {
    const simulado = await connection.call(tokens.simulateCreateToken, { body: { nombre, dias } })
    const { usuario } = await connection.call(sesiones.validateToken, { body: {} })
    await output.data(
      { ...simulado, dias, usuario, creado: false },
      () =>
        `Se crearía el token «${simulado.nombre}» de ${usuario.apellido}, ${usuario.nombre}, por ${formatCantidad(dias, 'día', 'días')}: vencería ${formatInstante(simulado.expira)}.`,
    )
    return undefined
  }
  const creado = await connection.call(tokens.createToken, { body: { nombre, dias } })
  output.note(
    `Token «${creado.nombre}» (id ${creado.id}), vence ${formatInstante(creado.expira)}. Guárdelo ahora: no se vuelve a mostrar.`,
  )
  const { token, id, expira } = creado
  await output.data(
    { id, nombre: creado.nombre, creado: creado.creado, expira, token },
    () => token,
  )
  return undefined
}

export const crearToken: Verb = (noun) => {
  const command = noun
    .command('crear')
    .description('Crea un token personal: actúa como la persona que lo crea')
    .argument('<nombre>', 'Para qué es: «carga nocturna»')
    .addOption(
      new Option('--dias <número>', 'Días que dura').argParser(wholeNumber(1, 365)).default(90),
    )
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia tokens crear 'carga nocturna' --dias 30",
    'export APREMIA_TOKEN="$(apremia tokens crear informes)"',
  )
}
