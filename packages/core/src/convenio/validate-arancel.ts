import type { Decision, Motivo } from '../decision/decision.ts'
import { CERO, type Centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

const { aranceles } = convenios

export interface ArancelPedido {
  /** Lawyer's fees as a percentage of the debt, with two decimals: '10.00'. */
  readonly porcentual: string
  readonly gastofijo: string
  /** Maximum amount of the fixed expense, such as '45000.00'. '' or null means no maximum. */
  readonly jus: string | null
  /** First day on which a new row of the fee table applies. Null means today. */
  readonly vigenteDesde: Fecha | null
}

export interface Arancel {
  readonly porcentual: string
  readonly gastofijo: string
  readonly jus: Centavos | null
  readonly vigenteDesde: Fecha
}

/**
 * Writes the rates of a row of the fee table as one text, so that two rows can be compared: '10.00 20.00 45000.00'.
 * Without a maximum for the fixed expense: '10.00 20.00 sin-tope'.
 */
export const writeArancel = ({
  porcentual,
  gastofijo,
  jus,
}: Pick<ArancelPedido, 'porcentual' | 'gastofijo' | 'jus'>): string =>
  `${porcentual} ${gastofijo} ${jus || 'sin-tope'}`

export const describeArancel = ({
  porcentual,
  gastofijo,
  jus,
}: Pick<ArancelPedido, 'porcentual' | 'gastofijo' | 'jus'>): string => {
  const tope = parseWireAmount(jus ?? '')
  return interpolar(aranceles.cifras, {
    porcentual: porcentual.replace('.', ','),
    gastofijo: gastofijo.replace('.', ','),
    jus: tope ? formatPesos(tope) : aranceles.sinTope,
  })
}

/**
 * Validates a new row of the fee table. Percentages go from 0 to 100. `jus` is the maximum fixed expense, and 0 means
 * no maximum (D25). The row cannot begin in the past, so that computed fees do not change (D28, D134).
 */
export const validateArancel = (
  { porcentual, gastofijo, jus, vigenteDesde }: ArancelPedido,
  hoy: Fecha,
): Decision<Arancel> => {
  const motivos: Motivo[] = []
  const refuse = (campo: string, mensaje: string) =>
    motivos.push({ codigo: `arancel.${campo}`, campo, mensaje })
  for (const [campo, valor] of Object.entries({ porcentual, gastofijo }))
    if (parsePorcentaje(valor) === undefined) refuse(campo, aranceles.porcentaje)
  const tope = jus === null || jus === '' ? CERO : parseWireAmount(jus)
  if (tope === undefined) refuse('jus', aranceles.jus)
  const desde = vigenteDesde ?? hoy
  if (desde < hoy) refuse('vigente_desde', aranceles.vigencia)
  const porque = {
    regla: 'convenio/arancel',
    fuente: 'S2 §2.8; D25, D28, D134',
    entradas: { porcentual, gastofijo, jus, vigenteDesde, hoy },
    valor: motivos.length === 0 ? formatFecha(desde) : null,
  }
  if (motivos.length > 0 || tope === undefined) return { ok: false, motivos, porque }
  const valor = { porcentual, gastofijo, jus: tope === CERO ? null : tope, vigenteDesde: desde }
  return { ok: true, valor, porque }
}
