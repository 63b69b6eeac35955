import type { Centavos, PeriodoReclamado } from '@apremia/core'
import { Dias } from './dias.ts'

/** Periods of a block. A file grows by adding blocks, never by copying. */
const BLOCK = 4_096
const AMOUNTS = 3
const NONE = -1

interface Block {
  /** `anio × 100 + cuota`: in order of year and instalment. */
  readonly claves: Int32Array
  /** Days since 1970-01-01, or NO_DATE. */
  readonly vencimientos: Int32Array
  /** Capital, interest and total of each, in centavos. */
  readonly importes: Float64Array
  /** The period of the same row that was added before, or {@link NONE}. */
  readonly anteriores: Int32Array
}

/** The periods of one row, by the last one added. */
export interface TramoDePeriodos {
  ultimo: number
  cantidad: number
}

export const emptyTramo = (): TramoDePeriodos => ({ ultimo: NONE, cantidad: 0 })

/**
 * The periods of a file in 36 bytes each, outside of the JavaScript heap: a million objects would take ten
 * times as much. They become objects again a row at a time, when its row is asked for them.
 */
export class PeriodosEmpacados {
  readonly #blocks: Block[] = []
  readonly #dias = new Dias()
  #length = 0
  /** A row is asked for its periods several times in succession: they are built once. */
  #last: { readonly ultimo: number; readonly periodos: readonly PeriodoReclamado[] } = {
    ultimo: NONE,
    periodos: [],
  }

  /** Adds a period to a row. Rows of the sheet may come in any order. */
  add(tramo: TramoDePeriodos, periodo: PeriodoReclamado): void {
    const index = this.#length++
    const at = index % BLOCK
    const { claves, vencimientos, importes, anteriores } = at === 0 ? this.#grow() : this.#at(index)
    claves[at] = periodo.anio * 100 + periodo.cuota
    vencimientos[at] = this.#dias.numberOf(periodo.vencimiento)
    importes[at * AMOUNTS] = periodo.capital
    importes[at * AMOUNTS + 1] = periodo.interes
    importes[at * AMOUNTS + 2] = periodo.total
    anteriores[at] = tramo.ultimo
    tramo.ultimo = index
    tramo.cantidad++
  }

  /** The periods of a row by year and instalment; those of the same one in the order they were added. */
  of({ ultimo, cantidad }: TramoDePeriodos): readonly PeriodoReclamado[] {
    if (cantidad === 0) return []
    if (this.#last.ultimo === ultimo) return this.#last.periodos
    const indexes: number[] = []
    for (let index = ultimo; index !== NONE; index = this.#anterior(index)) indexes.push(index)
    indexes.reverse()
    indexes.sort((a, b) => this.#clave(a) - this.#clave(b))
    const periodos = indexes.map((index) => this.#build(index))
    this.#last = { ultimo, periodos }
    return periodos
  }

  #grow(): Block {
    const block: Block = {
      claves: new Int32Array(BLOCK),
      vencimientos: new Int32Array(BLOCK),
      importes: new Float64Array(BLOCK * AMOUNTS),
      anteriores: new Int32Array(BLOCK),
    }
    this.#blocks.push(block)
    return block
  }

  #at(index: number): Block {
    return this.#blocks[Math.floor(index / BLOCK)] as Block
  }

  #anterior(index: number): number {
    return this.#at(index).anteriores[index % BLOCK] as number
  }

  #clave(index: number): number {
    return this.#at(index).claves[index % BLOCK] as number
  }

  #build(index: number): PeriodoReclamado {
    const { claves, vencimientos, importes } = this.#at(index)
    const at = index % BLOCK
    const clave = claves[at] as number
    // The numbers were Centavos when they were added.
    const importe = (k: number): Centavos => importes[at * AMOUNTS + k] as Centavos
    return {
      anio: Math.floor(clave / 100),
      cuota: clave % 100,
      vencimiento: this.#dias.fechaDe(vencimientos[at] as number),
      capital: importe(0),
      interes: importe(1),
      total: importe(2),
    }
  }
}
