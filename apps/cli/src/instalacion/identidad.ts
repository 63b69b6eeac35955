import { instalacion } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import type { Paint } from '../terminal/terminal.ts'

const TIPOS = {
  demo: 'de demostración',
  tokens: 'con el protocolo de tokens',
  openid: 'OpenID Connect',
} as const

const MARCAS = {
  bien: (paint: Paint) => paint('green', '✔'),
  aviso: (paint: Paint) => paint('yellow', '!'),
  mal: (paint: Paint) => paint('red', '✘'),
} as const

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const revision = await connect(context).call(instalacion.reviewIdentidad, {})
  const { tipo, emisor, vuelta, salida, puntos } = revision
  await context.output.data(revision, (paint) =>
    [
      `${paint('bold', 'Proveedor')}  ${TIPOS[tipo]}, ${emisor}`,
      ...(vuelta === ''
        ? []
        : [
            `${paint('bold', 'Vuelta')}     ${vuelta}`,
            `${paint('bold', 'Salida')}     ${salida}`,
            'El proveedor debe tener esas dos direcciones, escritas tal cual.',
          ]),
      '',
      ...puntos.map(({ estado, texto }) => `${MARCAS[estado](paint)} ${texto}`),
    ].join('\n'),
  )
  return puntos.some(({ estado }) => estado === 'mal') ? SALIDAS.falla : SALIDAS.correcto
}

export const identidad: Verb = (noun) => {
  const command = noun
    .command('identidad')
    .description(
      'Le pregunta al proveedor de identidad configurado y dice qué está bien y qué hay que arreglar',
    )
    .action(action(run))
  examples(command, 'apremia instalacion identidad', 'apremia instalacion identidad --json')
}
