import { correo } from '@apremia/api-client'
import { CLASES_DE_AVISO, type ClaseDeAviso, interpolar, textos } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'

interface Options {
  readonly recibir?: readonly ClaseDeAviso[]
  readonly ninguno?: boolean
  readonly dryRun?: boolean
}

const t = textos.avisosPorCorreo
const nombres = t.clases

const esClase = (text: string): text is ClaseDeAviso =>
  (CLASES_DE_AVISO as readonly string[]).includes(text)

const readClases = (text: string): readonly ClaseDeAviso[] => {
  const dadas = text.split(',').map((una) => una.trim())
  const ajena = dadas.find((una) => !esClase(una))
  if (ajena !== undefined) {
    throw new CliError('uso', {
      codigo: 'aviso-desconocido',
      mensaje: `No hay un aviso «${ajena}».`,
      sugerencias: [`Los avisos son: ${CLASES_DE_AVISO.join(', ')}.`],
    })
  }
  return dadas.filter(esClase)
}

const run = async (context: Context, { recibir, ninguno, dryRun }: Options) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const clases = ninguno === true ? [] : recibir
  const guarda = clases !== undefined && dryRun !== true
  const respuesta = guarda
    ? await connection.call(correo.saveAvisosPorCorreo, { body: { clases: [...clases] } })
    : await connection.call(correo.getAvisosPorCorreo, {})
  const elegidos =
    clases === undefined || guarda
      ? respuesta.elegidos
      : respuesta.posibles.filter((clase) => clases.includes(clase))
  const avisos = { ...respuesta, elegidos }
  if (!avisos.disponible) output.note(t.sinServidor)
  else if (avisos.direccion === '') output.note(t.sinDireccion)
  const ajenas = (clases ?? []).filter((clase) => !avisos.posibles.includes(clase))
  if (ajenas.length > 0) output.warn(interpolar(t.noLeTocan, { clases: ajenas.join(', ') }))
  await output.data(avisos, (paint) =>
    avisos.posibles
      .map((clase) => {
        const recibe = avisos.elegidos.includes(clase)
        return `${recibe ? paint('green', '✔') : '·'} ${clase}  ${nombres[clase]}`
      })
      .join('\n'),
  )
  return undefined
}

export const avisos: Verb = (noun) => {
  const command = noun
    .command('avisos')
    .description('Muestra los avisos por correo propios, o los elige')
    .addOption(
      new Option(
        '--recibir <avisos>',
        `Los que se quieren, separados por comas: ${CLASES_DE_AVISO.join(', ')}`,
      )
        .argParser(readClases)
        .conflicts('ninguno'),
    )
    .addOption(new Option('--ninguno', 'Deja de recibirlos todos'))
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia correo avisos',
    'apremia correo avisos --recibir resumen,urgentes',
    'apremia correo avisos --ninguno',
  )
}
