import type { Centavos, PeriodoReclamado } from '@apremia/core'
import { Dias } from './dias.ts'

/**
 * Number of tax periods in a block of typed arrays. When a block is full, a new block is added and no period is copied.
 */
const BLOCK = 4_096
const AMOUNTS = 3
const NONE = -1

interface Block {
  /**
   * Year and instalment of each tax period, as the number `anio × 100 + cuota`. Sorting these numbers sorts the
   * periods.
   */
  readonly claves: Int32Array
  /** Due date of each tax period, as days since 1970-01-01, or NO_DATE. */
  readonly vencimientos: Int32Array
  /** Capital, interest and total of each tax period, in centavos. */
  readonly importes: Float64Array
  /**
   * Index of the previous tax period of the same row, for each period. It is {@link NONE} for the first period of a
   * row.
   */
  readonly anteriores: Int32Array
}

/**
 * Tax periods of one row, as a linked list. `ultimo` is the index of the period added last. For each period, the array
 * `anteriores` has the index of the period of the row added before it.
 */
export interface TramoDePeriodos {
  ultimo: number
  cantidad: number
}

export const emptyTramo = (): TramoDePeriodos => ({ ultimo: NONE, cantidad: 0 })

/**
 * Stores the tax periods of a file in typed arrays, 36 bytes for each period. A file may have a million periods, and
 * objects would take ten times as much memory. The method `of` creates the objects of only one row.
 */
export class PeriodosEmpacados {
  readonly #blocks: Block[] = []
  readonly #dias = new Dias()
  #length = 0
  /**
   * Tax periods of the row that was requested last. They are kept because callers request the same row several times in
   * succession.
   */
  #last: { readonly ultimo: number; readonly periodos: readonly PeriodoReclamado[] } = {
    ultimo: NONE,
    periodos: [],
  }

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

  /**
   * Returns the tax periods of a row, sorted by year and instalment. Equal periods keep the order in which they were
   * added.
   */
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
    // For TypeScript, a Float64Array has plain numbers. These numbers are centavos, because `add` stores only centavos.
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
