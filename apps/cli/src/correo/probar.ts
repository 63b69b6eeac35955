import { correo } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'

interface Options {
  readonly dryRun?: boolean
}

const run = async (context: Context, { dryRun }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (dryRun === true) {
    const { disponible, direccion } = await connection.call(correo.getAvisosPorCorreo, {})
    if (!disponible) context.output.note(textos.correo.sinServidor)
    else if (direccion === '') context.output.note(textos.correo.sinDireccion)
    await context.output.data({ disponible, direccion, enviado: false }, () =>
      direccion === '' ? '' : `Se enviaría un mensaje a ${direccion}.`,
    )
    return undefined
  }
  const enviado = await connection.call(correo.sendCorreoDePrueba, {})
  await context.output.data(
    enviado,
    () => `El servidor de correo aceptó un mensaje para ${enviado.direccion}.`,
  )
  return undefined
}

export const probarCorreo: Verb = (noun) => {
  const command = noun
    .command('probar')
    .description('Envía un correo de prueba a la dirección propia, y dice si el servidor lo aceptó')
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia correo probar')
}
