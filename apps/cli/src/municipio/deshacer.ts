import { paquetes } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { awaitCarga } from '../http/await-carga.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { describeCambios } from './carga.ts'

const { deshacer: t } = textos.datosDelMunicipio

interface Options {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { yes = false, dryRun = false }: Options,
  [numero = '']: readonly string[],
) => {
  if (!/^[1-9]\d{0,8}$/.test(numero)) throw usageError('La carga se nombra por su número.')
  const params = { id: Number(numero) }
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { motivos } = await connection.call(paquetes.simulateUndoPaquete, { params })
  const [motivo, ...otros] = motivos
  if (motivo !== undefined)
    throw new CliError('conflicto', {
      codigo: 'carga-no-deshacible',
      mensaje: motivo,
      sugerencias: otros,
    })
  const carga = await connection.call(paquetes.getPaquete, { params })
  const que = `la carga ${carga.id} de «${carga.archivo}»: ${describeCambios(carga)}`
  if (dryRun) {
    await output.data({ carga: carga.id, deshecha: false }, () => `Se desharía ${que}.`)
    return undefined
  }
  output.note(`Se deshace ${que}.`)
  await confirm(context, { question: `${t.pregunta} ¿Deshacer la carga?`, yes, flag: '--si' })
  const trabajo = await connection.call(paquetes.undoPaquete, { params })
  await awaitCarga(context, connection, trabajo, 'apremia municipio cargas')
  await output.data({ carga: carga.id, deshecha: true }, () => t.fin)
  return undefined
}

export const deshacerPaquete: Verb = (noun) => {
  const command = noun
    .command('deshacer')
    .description('Deshace la última carga de un paquete, mientras nada haya venido después')
    .argument('<carga>', 'Número de la carga, el de «municipio cargas»')
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia municipio deshacer 12 --dry-run', 'apremia municipio deshacer 12 --si')
}
