import { diasInhabiles } from '@apremia/api-client'
import {
  type AlcanceDeDia,
  type ClaseDeDia,
  codigoDeDia,
  type DiaInhabil,
  decideDiaInhabil,
  type Fecha,
  formatFecha,
  interpolar,
  parseFecha,
  textos,
} from '@apremia/core'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import { formatEntero } from '../terminal/local-format.ts'
import { alcanceOption, claseDeDiaOption } from './opciones.ts'

const { columnas, efecto: t } = textos.diasInhabiles

interface Options {
  readonly hasta?: Fecha
  readonly alcance?: AlcanceDeDia
  readonly lugar?: string
  readonly clase?: ClaseDeDia
  readonly motivo?: string
  readonly quitado?: string
  readonly dryRun?: boolean
}

type Dia = DiaInhabil & { readonly codigo: string }

const loadDias = async (connection: Connection, desde: Fecha) => {
  const query = { anio: Number(desde.slice(0, 4)) }
  const dias = await connection.call(diasInhabiles.listDiasInhabiles, { query })
  return dias.flatMap(({ origen, clase, ...dia }) => {
    const [primero, ultimo] = [parseFecha(dia.desde), parseFecha(dia.hasta)]
    return origen === 'cargado' && clase !== 'feria' && primero && ultimo
      ? [{ ...dia, clase, desde: primero, hasta: ultimo }]
      : []
  })
}

const dia = (texto: string): string => formatFecha(parseFecha(texto) ?? (texto as Fecha))

const tellEfecto = async (connection: Connection, fila: Dia): Promise<string> => {
  const { codigo: _, ...query } = fila
  const { cartas, cambios } = await connection.call(diasInhabiles.getEfectoDeDiaInhabil, { query })
  if (cartas === 0) return t.ninguno
  const total = cartas === 1 ? t.una : interpolar(t.varias, { n: formatEntero(cartas) })
  const lineas = cambios.map((uno) =>
    interpolar(t.cambio, {
      ...{ antes: dia(uno.antes), ahora: dia(uno.ahora), n: formatEntero(uno.cartas) },
    }),
  )
  return [total, ...lineas].join('\n')
}

const run = async (context: Context, options: Options, [escrito = '']: readonly string[]) => {
  const desde = fechaParser(escrito)
  const { alcance = 'municipio', lugar = '', hasta, clase, motivo, quitado, dryRun } = options
  const codigo = codigoDeDia({ desde, alcance, lugar })
  const { guardarFila } = await import('../catalogos/guardar-fila.ts')
  await guardarFila<Dia>(context, {
    ...{ que: 'El día inhábil', codigo, nombres: columnas, conEfectoDeAlta: true },
    list: (connection) => loadDias(connection, desde),
    merge: (actual) => {
      const porque = motivo ?? actual?.motivo
      if (porque === undefined)
        throw usageError(
          `No hay un día inhábil ${codigo}: para agregarlo indique --motivo.`,
          'Todos: apremia dias-inhabiles listar',
        )
      return {
        ...{ codigo, desde, alcance, lugar, motivo: porque },
        hasta: hasta ?? actual?.hasta ?? desde,
        clase: clase ?? actual?.clase ?? 'asueto',
        quitado: quitado ?? actual?.quitado ?? '',
      }
    },
    decide: (fila, dias) =>
      decideDiaInhabil(fila, { dias, nuevo: dias.every((uno) => uno.codigo !== codigo) }),
    save: (connection, { codigo: _, ...fila }, version) =>
      connection.call(diasInhabiles.saveDiaInhabil, { body: { ...fila, version } }),
    efecto: tellEfecto,
    dryRun: dryRun === true,
  })
  return undefined
}

export const guardarDiaInhabil: Verb = (noun) => {
  const command = noun
    .command('guardar')
    .description(
      'Agrega un día inhábil o un tramo, cambia uno, o dice por qué ya no rige (solo administradores)',
    )
    .argument('<desde>', 'Primer día, AAAA-MM-DD o DD/MM/AAAA', fechaParser)
    .option('--hasta <fecha>', 'Último día de un tramo', fechaParser)
    .addOption(alcanceOption().default('municipio'))
    .option('--lugar <nombre>', 'El del juzgado, como en la radicación, o el del departamento')
    .addOption(claseDeDiaOption())
    .option('--motivo <texto>', 'El motivo y la norma')
    .option('--quitado <texto>', 'Por qué ya no rige: el día queda en la lista con este motivo')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia dias-inhabiles guardar 2027-05-12 --motivo 'Santo patrono, Ordenanza 5.001' --dry-run",
    "apremia dias-inhabiles guardar 2027-05-12 --alcance juzgado --lugar 'Juzgado de Paz' --motivo 'Acordada 1'",
    "apremia dias-inhabiles guardar 2027-05-12 --quitado 'La ordenanza se derogó'",
  )
}
