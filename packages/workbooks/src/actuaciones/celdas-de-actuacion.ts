import {
  CAMPOS_DE_ACTUACION,
  type ClaseDeCampo,
  type ClaveDeDato,
  textos,
  wireAmount,
} from '@apremia/core'
import type { Cell } from '../read/cell.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { parseFechaCell } from '../table/parse-fecha-cell.ts'
import { parseImporte } from '../table/parse-importe.ts'
import { parseTexto } from '../table/parse-texto.ts'
import { optional, type Parsed, parsed, refused } from '../table/problem.ts'

type Lector = (cell: Cell) => Parsed<string>

const SI = ['si', 's', 'x', '1', 'verdadero']
const NO = ['no', 'n', '0', 'falso']

const mapped =
  (parse: Lector, change: (texto: string) => Parsed<string>): Lector =>
  (cell) => {
    const leido = parse(cell)
    return 'problem' in leido ? leido : change(leido.value.trim())
  }

export const parseTextoLimpio = mapped(parseTexto, parsed)

/** Reads a yes/no cell as '1' or '0', or '' for an empty cell. */
export const parseMarca = mapped(parseTexto, (texto) => {
  const escrito = normalizeHeading(texto)
  if (texto === '') return parsed('')
  if (SI.includes(escrito)) return parsed('1')
  if (NO.includes(escrito)) return parsed('0')
  return refused('marca', textos.actuaciones.libro.siONo)
})

const parseResultado = mapped(parseTexto, (texto) => {
  const escrito = normalizeHeading(texto)
  if (escrito === 'positivo') return parsed('0')
  return parsed(escrito === 'negativo' ? '1' : texto)
})

export const parseFechaOpcional: Lector = (cell) => {
  const leido = optional(parseFechaCell)(cell)
  return 'problem' in leido ? leido : parsed(leido.value ?? '')
}

const parseImporteOpcional: Lector = (cell) => {
  const leido = optional(parseImporte)(cell)
  if ('problem' in leido) return leido
  return parsed(leido.value === null ? '' : wireAmount(leido.value))
}

const LECTORES: { readonly [C in ClaseDeCampo]: Lector } = {
  texto: parseTextoLimpio,
  modo: parseTextoLimpio,
  importe: parseImporteOpcional,
  fecha: parseFechaOpcional,
  'fecha-pasada': parseFechaOpcional,
  marca: parseMarca,
  resultado: parseResultado,
}

export const parseDato = (clave: ClaveDeDato): Lector => LECTORES[CAMPOS_DE_ACTUACION[clave].clase]
