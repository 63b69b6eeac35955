import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { AJUSTES, CLAVES_DE_AJUSTE, type Clave, isClave } from './ajustes.ts'
import type { Valor } from './load-settings.ts'
import { sessionPath, userConfigPath } from './paths.ts'

interface Row extends Valor {
  readonly clave: Clave
}

const COLUMNS: readonly TableColumn<Row>[] = [
  { key: 'clave', title: 'CLAVE', value: ({ clave }) => clave },
  { key: 'valor', title: 'VALOR', value: ({ valor }) => valor },
  { key: 'origen', title: 'ORIGEN', value: ({ origen }) => origen },
  { key: 'fuente', title: 'DÓNDE', value: ({ fuente }) => fuente, text: ({ fuente }) => fuente },
  {
    key: 'variable',
    title: 'VARIABLE',
    value: ({ clave }) => AJUSTES[clave].variable,
  },
]

const run = async ({ settings, output, env }: Context, _: object, [clave]: readonly string[]) => {
  if (clave !== undefined) {
    if (!isClave(clave))
      throw usageError(`No existe la clave «${clave}».`, `Claves: ${CLAVES_DE_AJUSTE.join(', ')}.`)
    const found = settings.valores[clave]
    await output.data({ clave, ...found }, () => found.valor)
    return undefined
  }
  const rows = CLAVES_DE_AJUSTE.map((name) => ({ clave: name, ...settings.valores[name] }))
  const token = (env.APREMIA_TOKEN ?? '') !== ''
  const archivos = { configuracion: userConfigPath(env) ?? null, sesion: sessionPath(env) ?? null }
  await output.rows(COLUMNS, rows, { archivos, tokenEnEntorno: token })
  output.note(`\nConfiguración personal: ${archivos.configuracion ?? 'no hay carpeta personal'}`)
  output.note(
    `Sesión: ${token ? 'token de APREMIA_TOKEN' : (archivos.sesion ?? 'no hay carpeta personal')}`,
  )
  return undefined
}

export const verAjustes: Verb = (noun) => {
  const command = noun
    .command('ver')
    .description('Muestra cada valor y de dónde sale')
    .argument('[clave]', 'Solo el valor de esta clave')
    .action(action(run, (_, [clave]) => clave === undefined))
  examples(command, 'apremia config ver', 'apremia config ver url')
}
