import { listas } from '@apremia/api-client'
import {
  CLASES_DE_FORMA,
  decideFilaDeLista,
  type FilaDeLista,
  type ListaCorta,
  textos,
} from '@apremia/core'
import { Option } from 'commander'
import { usageError } from '../cli-error.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { listaArgument } from './lista-argument.ts'

interface Options {
  readonly nombre: string
  readonly clase?: (typeof CLASES_DE_FORMA)[number]
  readonly dryRun?: boolean
}

const NUEVA = 'nueva'

const run = async (
  context: Context,
  { nombre, clase, dryRun }: Options,
  [cual = '', numero]: readonly string[],
) => {
  const lista = cual as ListaCorta
  const params = { lista }
  const codigo = numero ?? NUEVA
  const { columnas } = textos.catalogos.listas
  const { guardarFila } = await import('../catalogos/guardar-fila.ts')
  await guardarFila<FilaDeLista>(context, {
    que: 'La fila',
    codigo,
    nombres: { nombre: columnas.nombre, clase: columnas.clase },
    list: (connection) => connection.call(listas.listFilasDeLista, { params }),
    merge: (actual) => {
      if (numero !== undefined && actual === undefined)
        throw usageError(`No hay una fila ${numero}.`, `Todas: apremia listas ver ${lista}`)
      return { codigo, nombre, clase: clase ?? actual?.clase ?? '' }
    },
    // Whether it is in use is known by the service.
    decide: (fila, rows) => decideFilaDeLista(fila, { lista, rows, enUso: false }),
    save: (connection, fila, version) => {
      const body = { ...fila, codigo: numero ?? '', version }
      return connection.call(listas.saveFilaDeLista, { params, body })
    },
    dryRun: dryRun === true,
  })
  return undefined
}

export const guardarFilaDeLista: Verb = (noun) => {
  const command = noun
    .command('guardar')
    .description('Agrega una fila a una lista, o corrige una que nadie usa (solo administradores)')
    .addArgument(listaArgument())
    .argument('[número]', 'El que muestra «listas ver»; sin él, se agrega')
    .requiredOption('--nombre <texto>', 'Como se ofrece y se imprime')
    .addOption(new Option('--clase <clase>', 'Qué pide una forma de pago').choices(CLASES_DE_FORMA))
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia listas guardar titulos --nombre Procuradora',
    "apremia listas guardar formas --nombre 'Débito automático' --clase cuotas",
    'apremia listas guardar caracteres 6 --nombre Albacea --dry-run',
  )
}
