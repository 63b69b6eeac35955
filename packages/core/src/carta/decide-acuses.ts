import type { Decision, Motivo } from '../decision/decision.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { faltaDeLargo, LARGO_DE_MOTIVO } from '../persona/largo-de-escrito.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { nombreDeNumeroDeCarta } from './numero-de-carta.ts'
import { type AcuseTecleado, type AcuseValido, validateAcuse } from './validate-acuse.ts'

export interface AcusePedido extends AcuseTecleado {
  readonly numero: number
  /**
   * Reason why a person changes the acknowledgement of receipt already recorded for a demand letter. '' when no reason
   * is given.
   */
  readonly correccion: string
}

export interface CartaAAnotar {
  readonly fecha: Fecha
  readonly anotada: boolean
  readonly anulada: boolean
}

export interface AcuseDecidido {
  readonly numero: number
  readonly correccion: string
  readonly valido: AcuseValido
}

const { acuse: textos } = cartas

const motivo = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo: `carta.acuse-${codigo}`,
  campo,
  mensaje,
})

const decideUno = (
  { numero, correccion, ...tecleado }: AcusePedido,
  { fecha, anotada, anulada }: CartaAAnotar,
  hoy: Fecha,
): { readonly motivos: readonly Motivo[]; readonly acuse: AcuseDecidido | null } => {
  const sinMotivo =
    anotada && correccion === ''
      ? [
          motivo(
            'anotado',
            'correccion',
            interpolar(textos.yaAnotado, { numero: nombreDeNumeroDeCarta(numero) }),
          ),
        ]
      : []
  const larga = faltaDeLargo(correccion, LARGO_DE_MOTIVO)
  const deCorreccion = larga ? [motivo('largo', 'correccion', larga)] : sinMotivo
  if (anulada) {
    const mensaje = interpolar(cartas.anular.sinAcuse, { numero: nombreDeNumeroDeCarta(numero) })
    return { motivos: [{ codigo: 'carta.anulada', campo: 'numero', mensaje }], acuse: null }
  }
  const decision = validateAcuse(tecleado, { carta: fecha, hoy })
  return decision.ok
    ? { motivos: deCorreccion, acuse: { numero, correccion, valido: decision.valor } }
    : { motivos: [...deCorreccion, ...decision.motivos], acuse: null }
}

/**
 * Adds the number of the demand letter to each error message, because one request is about several letters. Two kinds
 * of message already have the number.
 */
const deLaCarta = (motivos: readonly Motivo[], numero: number): Motivo[] =>
  motivos.map((uno) =>
    uno.codigo === 'carta.acuse-anotado' || uno.codigo === 'carta.anulada'
      ? uno
      : {
          ...uno,
          mensaje: interpolar(textos.deLaCarta, {
            numero: nombreDeNumeroDeCarta(numero),
            mensaje: uno.mensaje,
          }),
        },
  )

/**
 * Decides whether acknowledgements of receipt can be recorded: all of them, or none. Each must be valid, and each
 * demand letter may appear once. A second acknowledgement of a letter needs the reason of the correction (D42).
 *
 * @param cartasPorNumero every letter that the request names
 */
export const decideAcuses = (
  pedidos: readonly AcusePedido[],
  cartasPorNumero: ReadonlyMap<number, CartaAAnotar>,
  hoy: Fecha,
): Decision<readonly AcuseDecidido[]> => {
  const motivos: Motivo[] = []
  const acuses: AcuseDecidido[] = []
  const vistos = new Set<number>()
  let repetido: number | undefined
  for (const pedido of pedidos) {
    const { numero } = pedido
    const carta = cartasPorNumero.get(numero)
    if (carta === undefined) throw new RangeError(`Falta la carta ${numero}`)
    if (vistos.has(numero)) repetido ??= numero
    vistos.add(numero)
    const uno = decideUno(pedido, carta, hoy)
    motivos.push(...(pedidos.length === 1 ? uno.motivos : deLaCarta(uno.motivos, numero)))
    if (uno.acuse) acuses.push(uno.acuse)
  }
  if (repetido !== undefined)
    motivos.push(motivo('repetida', 'numero', interpolar(textos.repetida, { numero: repetido })))
  const porque = {
    regla: 'carta/acuses',
    fuente: 'D42; CCyC 2541',
    entradas: { cartas: pedidos.length, hoy },
    valor: acuses.length,
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: acuses, porque }
}
