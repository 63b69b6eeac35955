import type { Fecha } from '../fecha/fecha.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ErrorDeFila } from '../titulo/filas.ts'
import { type AcusePedido, decideAcuses } from './decide-acuses.ts'
import { nombreDeNumeroDeCarta } from './numero-de-carta.ts'
import type { AcuseValido } from './validate-acuse.ts'

export type ColumnaDeAcuse = keyof AcusePedido

/**
 * Row of the workbook of acknowledgements of receipt: the acknowledgement of one demand letter. An empty cell is ''.
 */
export interface FilaDeAcuses extends AcusePedido {
  readonly fila: number
}

export interface CartaConAcuse {
  readonly fecha: Fecha
  readonly acuse: AcuseValido | null
  readonly anulada: boolean
}

export interface ContextoDeAcuses {
  readonly hoja: string
  readonly columnas: Readonly<Record<ColumnaDeAcuse, string>>
  readonly hoy: Fecha
}

export interface AcusesDeFilas {
  readonly errores: readonly ErrorDeFila[]
  readonly pedidos: readonly AcusePedido[]
  /**
   * Number of workbook rows that change nothing, because the same acknowledgement of receipt is already saved for their
   * demand letter. The same workbook can thus be uploaded twice (D86).
   */
  readonly iguales: number
}

const sameAcuse = (uno: AcuseValido, otro: AcuseValido): boolean =>
  (Object.keys(uno) as (keyof AcuseValido)[]).every((campo) => uno[campo] === otro[campo])

/**
 * Returns the acknowledgements of receipt that a workbook would record, and the errors of the other rows.
 *
 * @param cartasPorNumero demand letters that the person may see; any other number is refused as unknown
 */
export const validateFilasDeAcuses = (
  filas: readonly FilaDeAcuses[],
  cartasPorNumero: ReadonlyMap<number, CartaConAcuse>,
  { hoja, columnas, hoy }: ContextoDeAcuses,
): AcusesDeFilas => {
  const errores: ErrorDeFila[] = []
  const pedidos: AcusePedido[] = []
  const vistos = new Set<number>()
  let iguales = 0
  for (const { fila, ...pedido } of filas) {
    const { numero, correccion } = pedido
    const refuse = (campo: ColumnaDeAcuse, regla: string, mensaje: string) => {
      const valor = String(pedido[campo]).slice(0, 200)
      errores.push({ hoja, fila, columna: columnas[campo], valor, regla, mensaje })
    }
    const carta = cartasPorNumero.get(numero)
    if (carta === undefined) {
      refuse(
        'numero',
        'carta.inexistente',
        interpolar(cartas.noExiste, { numero: nombreDeNumeroDeCarta(numero) }),
      )
      continue
    }
    if (vistos.has(numero)) {
      refuse(
        'numero',
        'carta.acuse-repetida',
        interpolar(cartas.acuse.repetida, { numero: nombreDeNumeroDeCarta(numero) }),
      )
      continue
    }
    vistos.add(numero)
    // A workbook row may repeat a saved acknowledgement of receipt without a reason to correct it. `decideAcuses` would
    // refuse such a row. So `decideAcuses` is told that nothing is saved, and the data are compared afterwards.
    const anotada = carta.acuse !== null && correccion === ''
    const decision = decideAcuses(
      [pedido],
      new Map([[numero, { fecha: carta.fecha, anotada: false, anulada: carta.anulada }]]),
      hoy,
    )
    const [decidido] = decision.ok ? decision.valor : []
    if (carta.acuse && decidido && sameAcuse(decidido.valido, carta.acuse)) {
      iguales += 1
      continue
    }
    if (anotada) {
      const mensaje = interpolar(cartas.acuse.yaAnotado, { numero: nombreDeNumeroDeCarta(numero) })
      refuse('correccion', 'carta.acuse-anotado', mensaje)
    }
    if (!decision.ok)
      for (const { campo, codigo, mensaje } of decision.motivos)
        refuse(campo as ColumnaDeAcuse, codigo, mensaje)
    else if (!anotada) pedidos.push(pedido)
  }
  return { errores, pedidos, iguales }
}
