import { type Decision, decide, type Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { titulos } from '../texto/titulos.ts'

export const MAXIMO_NUMERO_DE_TITULO = 999_999_999

/** Numbers of the series that stay unused on purpose, both included. */
export interface Hueco {
  readonly desde: number
  readonly hasta: number
}

/** The numbers a lot takes, both included. */
export interface RangoDeTitulos {
  readonly inicio: number
  readonly fin: number
  /** Numbers skipped between the last title and the first of the lot; they are kept as justified (D85). */
  readonly hueco: Hueco | null
}

export interface EntradaNumeroInicio {
  /** As typed: nothing but digits is read as a number (D157). */
  readonly texto: string
  /** Last number of the series, 0 when there is none (D84). */
  readonly ultimo: number
  /** Titles of the lot, 1 or more. */
  readonly cantidad: number
  /** The person accepts that numbers stay unused, and why (D85). */
  readonly confirmaSalto: boolean
  readonly motivoSalto: string
}

const CAMPO = 'startTitleNumber'

const reasons = (
  { ultimo, cantidad, ...entrada }: EntradaNumeroInicio,
  inicio: number,
): Motivo[] => {
  if (inicio <= ultimo)
    return [{ codigo: 'titulo.inicio-menor', campo: CAMPO, mensaje: titulos.inicioMenor }]
  const motivos: Motivo[] = []
  const fin = inicio + cantidad - 1
  if (fin > MAXIMO_NUMERO_DE_TITULO) {
    const mensaje = interpolar(titulos.inicioSinLugar, { inicio, cantidad, fin })
    motivos.push({ codigo: 'titulo.inicio-sin-lugar', campo: CAMPO, mensaje })
  }
  if (inicio === ultimo + 1) return motivos
  const hueco = { desde: ultimo + 1, hasta: inicio - 1 }
  if (!entrada.confirmaSalto) {
    const valores = { ...hueco, ultimo, siguiente: ultimo + 1 }
    const mensaje = interpolar(titulos.saltoSinConfirmar, valores)
    motivos.push({ codigo: 'titulo.salto-sin-confirmar', campo: 'confirmarSalto', mensaje })
  } else if (entrada.motivoSalto.trim() === '') {
    const mensaje = interpolar(titulos.saltoSinMotivo, hueco)
    motivos.push({ codigo: 'titulo.salto-sin-motivo', campo: 'motivoSalto', mensaje })
  }
  return motivos
}

/**
 * Checks the start number of a lot of titles: an integer from 1 to 999,999,999 as digits, greater than
 * the last one (equal is rejected too), with room for the lot; leaving numbers unused needs confirmation
 * and a reason (S2 §5; D84, D85, D157).
 */
export const validateNumeroInicio = (entrada: EntradaNumeroInicio): Decision<RangoDeTitulos> => {
  const { texto, ultimo, cantidad } = entrada
  const porque = {
    regla: 'titulo/validar-inicio',
    fuente: 'S2 §5; D84, D85, D157',
    entradas: { texto, ultimo, cantidad, confirmaSalto: entrada.confirmaSalto },
  }
  if (!/^[1-9]\d{0,8}$/.test(texto)) {
    const motivo = {
      codigo: 'titulo.inicio-invalido',
      campo: CAMPO,
      mensaje: titulos.inicioInvalido,
    }
    return { ok: false, motivos: [motivo], porque: { ...porque, valor: null } }
  }
  const inicio = Number(texto)
  const fin = inicio + cantidad - 1
  const hueco = inicio === ultimo + 1 ? null : { desde: ultimo + 1, hasta: inicio - 1 }
  const motivos = reasons(entrada, inicio)
  return decide(
    motivos,
    { inicio, fin, hueco },
    { ...porque, valor: motivos.length ? null : `${inicio}-${fin}` },
  )
}
