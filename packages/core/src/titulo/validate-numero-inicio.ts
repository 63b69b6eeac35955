import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'

export const MAXIMO_NUMERO_DE_TITULO = 999_999_999

/**
 * Range of numbers of executive titles that no title will have, because a person skipped them on purpose. The first and
 * the last number are included.
 */
export interface Hueco {
  readonly desde: number
  readonly hasta: number
}

/** Range of numbers that the executive titles of a batch take. The first and the last number are included. */
export interface RangoDeTitulos {
  readonly inicio: number
  readonly fin: number
  /**
   * Numbers skipped between the last executive title already issued and the first title of the batch. The database
   * stores them with the reason that the person gave (D85). Null when no number is skipped.
   */
  readonly hueco: Hueco | null
}

export interface EntradaNumeroInicio {
  /** Number of the first executive title of the batch, as the person typed it. Only digits are accepted (D157). */
  readonly texto: string
  /** Number of the last executive title already issued, or 0 when no title was issued (D84). */
  readonly ultimo: number
  readonly cantidad: number
  /**
   * True when the person confirmed that some numbers of executive titles are skipped. `motivoSalto` gives the reason
   * (D85).
   */
  readonly confirmaSalto: boolean
  readonly motivoSalto: string
}

const CAMPO = 'startTitleNumber'

const motivo = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo,
  campo,
  mensaje,
})

const checkSalto = (
  { ultimo, confirmaSalto, motivoSalto }: EntradaNumeroInicio,
  hueco: Hueco,
): Motivo[] => {
  if (!confirmaSalto) {
    const valores = { ...hueco, ultimo, siguiente: ultimo + 1 }
    const mensaje = interpolar(filasDeTitulo.saltoSinConfirmar, valores)
    return [motivo('titulo.salto-sin-confirmar', 'confirmarSalto', mensaje)]
  }
  if (motivoSalto.trim() !== '') return []
  const mensaje = interpolar(filasDeTitulo.saltoSinMotivo, hueco)
  return [motivo('titulo.salto-sin-motivo', 'motivoSalto', mensaje)]
}

/**
 * Checks the number of the first executive title of a batch (S2 §5; D84, D85, D157). The number must be greater than
 * the last issued number. No number of the batch may exceed 999,999,999. To skip numbers, the person must confirm and
 * give a reason.
 */
export const validateNumeroInicio = (entrada: EntradaNumeroInicio): Decision<RangoDeTitulos> => {
  const { texto, ultimo, cantidad, confirmaSalto } = entrada
  const explain = (valor: string | null): Porque => ({
    regla: 'titulo/validar-inicio',
    fuente: 'S2 §5; D84, D85, D157',
    entradas: { texto, ultimo, cantidad, confirmaSalto },
    valor,
  })
  const refuse = (...motivos: readonly Motivo[]): Decision<RangoDeTitulos> => ({
    ok: false,
    motivos,
    porque: explain(null),
  })
  if (!/^(0|[1-9]\d{0,8})$/.test(texto))
    return refuse(motivo('titulo.inicio-invalido', CAMPO, filasDeTitulo.inicioInvalido))
  const inicio = Number(texto)
  if (inicio <= ultimo)
    return refuse(motivo('titulo.inicio-menor', CAMPO, filasDeTitulo.inicioMenor))
  const fin = inicio + cantidad - 1
  const hueco = inicio === ultimo + 1 ? null : { desde: ultimo + 1, hasta: inicio - 1 }
  const motivos = hueco === null ? [] : checkSalto(entrada, hueco)
  if (fin > MAXIMO_NUMERO_DE_TITULO) {
    const mensaje = interpolar(filasDeTitulo.inicioSinLugar, { inicio, cantidad, fin })
    motivos.unshift(motivo('titulo.inicio-sin-lugar', CAMPO, mensaje))
  }
  if (motivos.length > 0) return refuse(...motivos)
  return { ok: true, valor: { inicio, fin, hueco }, porque: explain(`${inicio}-${fin}`) }
}
