import { escritosJudiciales } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { findPlantilla } from './read-plantilla.ts'

interface Options {
  readonly volver?: boolean
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { volver = false, dryRun = false }: Options,
  [cual = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { id, nombre, retirada } = await findPlantilla(connection, cual)
  const datos = { id, nombre, antes: retirada, retirada: !volver, guardada: !dryRun }
  if (!dryRun)
    await connection.call(escritosJudiciales.retirePlantilla, {
      params: { id },
      body: { retirada: !volver },
    })
  const que = volver
    ? dryRun
      ? 'volvería a usarse'
      : 'vuelve a usarse'
    : dryRun
      ? 'quedaría retirada'
      : 'quedó retirada'
  await context.output.data(datos, () => `La plantilla «${nombre}» ${que}.`)
  return undefined
}

export const retirarPlantilla: Verb = (noun) => {
  const command = noun
    .command('retirar')
    .description('Retira una plantilla, o vuelve a usarla; sus escritos quedan (administradores)')
    .argument('<plantilla>', 'Su número o su nombre')
    .option('--volver', 'La plantilla vuelve a usarse')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia escritos retirar 3 --dry-run',
    "apremia escritos retirar 'Demanda por tasas' --volver",
  )
}
