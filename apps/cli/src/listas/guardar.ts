import { listas } from '@apremia/api-client'
import {
  CLASES_DE_FORMA,
  decideFilaDeLista,
  type FilaDeLista,
  type ListaCorta,
  textos,
} from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { listaArgument } from './lista-argument.ts'

interface Options {
  readonly nombre?: string
  readonly activo?: boolean
  readonly inactivo?: boolean
  readonly clase?: (typeof CLASES_DE_FORMA)[number]
  readonly dryRun?: boolean
}

const NUEVA = 'nueva'

const run = async (
  context: Context,
  { nombre, clase, activo, inactivo, dryRun }: Options,
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
    nombres: { nombre: columnas.nombre, clase: columnas.clase, activo: columnas.activo },
    list: (connection) => connection.call(listas.listFilasDeLista, { params }),
    merge: (actual) => {
      if (numero !== undefined && actual === undefined)
        throw usageError(`No hay una fila ${numero}.`, `Todas: apremia listas ver ${lista}`)
      const escrito = nombre ?? actual?.nombre
      if (escrito === undefined) throw usageError('Para agregar una fila indique --nombre.')
      const ofrecida = activo === true || (inactivo !== true && (actual?.activo ?? true))
      return { codigo, nombre: escrito, clase: clase ?? actual?.clase ?? '', activo: ofrecida }
    },
    // Only the server knows whether records use the edited row. This check assumes that no record does (`enUso:
    // false`). The server checks again when it saves the row.
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
    .description(
      'Agrega una fila a una lista, corrige una que nadie usa o la deja de ofrecer (solo administradores)',
    )
    .addArgument(listaArgument())
    .argument('[número]', 'El que muestra «listas ver»; sin él, se agrega')
    .option('--nombre <texto>', 'Como se ofrece y se imprime')
    .addOption(new Option('--clase <clase>', 'Qué pide una forma de pago').choices(CLASES_DE_FORMA))
    .addOption(new Option('--inactivo', 'Deja de ofrecerse').conflicts('activo'))
    .addOption(new Option('--activo', 'Vuelve a ofrecerse'))
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia listas guardar titulos --nombre Procuradora',
    "apremia listas guardar formas --nombre 'Débito automático' --clase cuotas",
    'apremia listas guardar formas 3 --inactivo',
    'apremia listas guardar caracteres 6 --nombre Albacea --dry-run',
  )
}
