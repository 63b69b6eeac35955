import type { Decision, Motivo } from '../decision/decision.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { nombreDeNumeroDeCarta } from './numero-de-carta.ts'

const { anular: textos } = cartas

export interface CartaAAnular {
  readonly numero: number
  readonly anulada: boolean
  readonly conAcuse: boolean
}

/**
 * Demand letter that stops claiming the debt of some properties and businesses, because actions on them are deleted.
 */
export interface CartaARetirar extends CartaAAnular {
  /**
   * Number of properties and businesses whose debt the demand letter claims. When actions are deleted, the letter stops
   * claiming some of them. `retirados` is the number of those.
   */
  readonly imponibles: number
  readonly retirados: number
}

const motivo = (codigo: string, mensaje: string, numero: number): Motivo => ({
  codigo: `carta.${codigo}`,
  campo: 'numero',
  mensaje: interpolar(mensaje, { numero: nombreDeNumeroDeCarta(numero) }),
})

/**
 * The receipt of a demand letter stops the statute of limitations of the debt. A letter with an acknowledgement of
 * receipt therefore cannot be annulled and cannot leave out any debt (CCyC 2541; D189).
 */
const checkAcuse = ({ numero, conAcuse }: CartaAAnular, mensaje: string): Motivo[] =>
  conAcuse ? [motivo('con-acuse', mensaje, numero)] : []

export const decideAnulacionDeCarta = (carta: CartaAAnular): Decision<number> => {
  const { numero, anulada } = carta
  const porque = {
    regla: 'carta/anular',
    fuente: 'D189; CCyC 2541',
    entradas: { ...carta },
    valor: numero,
  }
  const motivos = anulada
    ? [motivo('anulada', textos.yaAnulada, numero)]
    : checkAcuse(carta, textos.conAcuse)
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: numero, porque }
}

export interface RetiroDeCarta {
  readonly numero: number
  readonly anula: boolean
}

/**
 * Decides what happens to demand letters when actions are deleted (D189). A letter stops claiming the debt of a deleted
 * action. A letter without debt is annulled. The whole change is refused if a letter has an acknowledgement of receipt.
 */
export const decideRetiroDeCartas = (
  tocadas: readonly CartaARetirar[],
): Decision<readonly RetiroDeCarta[]> => {
  const valor = tocadas
    .filter(({ anulada, retirados }) => !anulada && retirados > 0)
    .map(({ numero, imponibles, retirados }) => ({ numero, anula: retirados >= imponibles }))
  const porque = {
    regla: 'carta/retirar',
    fuente: 'D189; CCyC 2541',
    entradas: { cartas: tocadas.length },
    valor: valor.length,
  }
  const motivos = tocadas.flatMap((carta) => checkAcuse(carta, textos.noSeRetira))
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor, porque }
}
