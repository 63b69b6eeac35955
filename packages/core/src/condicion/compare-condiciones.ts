import { parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { condiciones as textos } from '../texto/condiciones.ts'
import type { ErrorDeFila } from '../titulo/filas.ts'

export interface CondicionLegal {
  readonly contrato: string
  readonly condiciones: string
  readonly abogado: string
  readonly municipio: string
}

export const LARGOS_DE_CONDICION = { contrato: 80, condiciones: 4_000, municipio: 120 } as const

/**
 * Row of the workbook with the legal conditions of the lawyers' contracts. `abogado` is the text of the cell that names
 * the lawyer, by code or by name.
 */
export interface FilaDeCondiciones extends CondicionLegal {
  readonly fila: number
}

export interface AbogadoConocido {
  readonly codexterno: string
  readonly apellido: string
  readonly nombre: string
}

/**
 * Returns the key that identifies the fee conditions of a lawyer's contract with the municipality. Upper or lower case,
 * accents and spaces in the contract name make no difference.
 */
export const claveDeCondicion = ({
  contrato,
  abogado,
}: Pick<CondicionLegal, 'contrato' | 'abogado'>): string =>
  `${normalizarBusqueda(contrato)}\n${abogado}`

/**
 * Returns the code of the lawyer that a cell names. The cell has a code, 'Apellido, Nombre (A01)', or a name that only
 * one lawyer has. Undefined when no lawyer or several lawyers match.
 */
const readAbogado = (
  escrito: string,
  porCodigo: ReadonlySet<string>,
  porNombre: ReadonlyMap<string, readonly string[]>,
): string | undefined => {
  const entreParentesis = /\(([^()]+)\)\s*$/.exec(escrito)?.[1]
  const codigo = parseCodigoAbogado(entreParentesis ?? escrito)
  if (codigo !== undefined && porCodigo.has(codigo)) return codigo
  const [unico, otro] = porNombre.get(normalizarBusqueda(escrito)) ?? []
  return otro === undefined ? unico : undefined
}

export interface CondicionesComparadas {
  readonly errores: readonly ErrorDeFila[]
  readonly altas: readonly CondicionLegal[]
  readonly cambios: readonly { readonly antes: CondicionLegal; readonly despues: CondicionLegal }[]
  /**
   * Number of workbook rows that change nothing, because the same legal conditions are already saved for the contract.
   */
  readonly iguales: number
}

/**
 * Compares the workbook of legal conditions with the saved conditions. Returns the contracts to add and to change. No
 * contract is removed. The errors of all the rows are returned together (D86).
 */
export const compareCondiciones = <Guardada extends CondicionLegal>(
  hoja: string,
  filas: readonly FilaDeCondiciones[],
  abogados: readonly AbogadoConocido[],
  guardadas: readonly Guardada[],
): CondicionesComparadas & {
  readonly cambios: readonly { readonly antes: Guardada; readonly despues: CondicionLegal }[]
} => {
  const porCodigo = new Set(abogados.map(({ codexterno }) => codexterno))
  const porNombre = new Map<string, string[]>()
  for (const { codexterno, apellido, nombre } of abogados) {
    const clave = normalizarBusqueda(`${apellido}, ${nombre}`)
    porNombre.set(clave, [...(porNombre.get(clave) ?? []), codexterno])
  }
  const previas = new Map(guardadas.map((guardada) => [claveDeCondicion(guardada), guardada]))
  const vistas = new Map<string, number>()
  const errores: ErrorDeFila[] = []
  const altas: CondicionLegal[] = []
  const cambios: { antes: Guardada; despues: CondicionLegal }[] = []
  let iguales = 0
  for (const { fila, ...escrita } of filas) {
    const abogado = readAbogado(escrita.abogado, porCodigo, porNombre)
    if (abogado === undefined) {
      errores.push({
        hoja,
        fila,
        columna: textos.columnas.abogado,
        valor: escrita.abogado,
        regla: 'condicion.abogado',
        mensaje: textos.errores.abogado,
      })
      continue
    }
    const despues = { ...escrita, abogado }
    const clave = claveDeCondicion(despues)
    const primera = vistas.get(clave)
    vistas.set(clave, primera ?? fila)
    const antes = previas.get(clave)
    if (primera !== undefined)
      errores.push({
        hoja,
        fila,
        columna: textos.columnas.contrato,
        valor: escrita.contrato,
        regla: 'condicion.repetida',
        mensaje: `${textos.errores.repetida} ${primera}.`,
      })
    else if (antes === undefined) altas.push(despues)
    else if (
      antes.contrato === despues.contrato &&
      antes.condiciones === despues.condiciones &&
      antes.municipio === despues.municipio
    )
      iguales += 1
    else cambios.push({ antes, despues })
  }
  return { errores, altas, cambios, iguales }
}
