/**
 * Limits of a workbook, beyond which it is refused. Every figure is checked while reading, never trusted from the file:
 * a declared size is a claim, the real one is counted.
 */
export interface Limits {
  /** Bytes of the file as received. */
  readonly bytes: number
  /** Bytes of all its parts unpacked, both as declared and as counted. */
  readonly unpacked: number
  /** Unpacked bytes for each packed byte of a part above 1 MiB: beyond this it is a bomb. */
  readonly ratio: number
  /** Entries of the zip. */
  readonly entries: number
  /** Last row of a sheet that may hold content, header included. */
  readonly rows: number
  /** Rows without content a sheet may carry. */
  readonly emptyRows: number
  /** Last column of a sheet that may hold content. */
  readonly columns: number
  /** Cells with content of one sheet. */
  readonly cells: number
  /** Characters of one cell: Excel's own limit. */
  readonly text: number
  /** Unpacked bytes of a part that has to be rewritten in memory before it can be read. */
  readonly slowPath: number
}

const MIB = 1024 * 1024

/** The general limits: a registry of 400,000 rows by 20 columns fits. */
export const LIMITS: Limits = {
  bytes: 25 * MIB,
  unpacked: 512 * MIB,
  ratio: 200,
  entries: 1000,
  rows: 500_000,
  emptyRows: 150_000,
  columns: 256,
  cells: 12_000_000,
  text: 32_767,
  slowPath: 16 * MIB,
}

/** A lot of titles: at most 20,000 rows. */
export const LIMITS_BASICO: Limits = {
  ...LIMITS,
  unpacked: 96 * MIB,
  rows: 20_001,
  cells: 1_000_000,
}

/** The contracts of a municipality with its lawyers. */
export const LIMITS_CONDICIONES: Limits = { ...LIMITS_BASICO, rows: 5_001 }

/** Legal actions: 5,000 rows, each with a column for every datum. */
export const LIMITS_ACTUACIONES: Limits = { ...LIMITS_BASICO, rows: 5_001 }

/** Acknowledgements of letters: 5,000 of them. */
export const LIMITS_ACUSES: Limits = { ...LIMITS_BASICO, rows: 5_001 }

/** The provincial registry: all the rows a sheet has, sent in pieces of up to 200 MB. */
export const LIMITS_PADRON: Limits = {
  ...LIMITS,
  bytes: 200 * MIB,
  unpacked: 2048 * MIB,
  rows: 1_048_576,
  cells: 32_000_000,
}

/** The processed workbook of such a lot: its sheet 'Detalle' has a row per period. */
export const LIMITS_PROCESADO: Limits = { ...LIMITS, rows: 1_000_001 }

export const withLimits = (base: Limits, some: Partial<Limits> = {}): Limits => ({
  ...base,
  ...some,
})
