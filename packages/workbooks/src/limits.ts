/**
 * Limits of a workbook. A workbook that exceeds any limit is refused. The sizes that a file declares may be false, so
 * the reader counts the bytes, rows and cells that it reads.
 */
export interface Limits {
  readonly bytes: number
  /**
   * Maximum number of bytes of all the parts of the zip, once unpacked. The limit applies to the size that the zip
   * declares and to the size that is unpacked.
   */
  readonly unpacked: number
  /**
   * Maximum number of unpacked bytes for each packed byte, in a zip part above 1 MiB. A higher ratio means a zip bomb.
   */
  readonly ratio: number
  readonly entries: number
  /** Highest number that a row with content may have, counted from the first row of the sheet. */
  readonly rows: number
  readonly emptyRows: number
  readonly columns: number
  readonly cells: number
  /** Maximum number of characters of a cell, the same as in Excel. */
  readonly text: number
  /**
   * Some zip parts have XML that normalizeXml must rewrite in memory before the part is read. This is the maximum
   * number of unpacked bytes of such a part.
   */
  readonly slowPath: number
}

const MIB = 1024 * 1024

/** Default limits. A register of 400,000 rows by 20 columns is within these limits. */
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

/** Limits of the workbook in which a person lists the debts to claim in court: 20,000 rows and the header. */
export const LIMITS_BASICO: Limits = {
  ...LIMITS,
  unpacked: 96 * MIB,
  rows: 20_001,
  cells: 1_000_000,
}

/** Limits of a workbook of legal conditions: 5,000 rows and the header. */
export const LIMITS_CONDICIONES: Limits = { ...LIMITS_BASICO, rows: 5_001 }

export const LIMITS_ACTUACIONES: Limits = { ...LIMITS_BASICO, rows: 5_001 }

export const LIMITS_ACUSES: Limits = { ...LIMITS_BASICO, rows: 5_001 }

/**
 * Limits of the provincial register: all the rows that a sheet can have. The file is uploaded in parts and measures up
 * to 200 MB.
 */
export const LIMITS_PADRON: Limits = {
  ...LIMITS,
  bytes: 200 * MIB,
  unpacked: 2048 * MIB,
  rows: 1_048_576,
  cells: 32_000_000,
}

/**
 * Limits of the processed workbook, from which executive titles are made. The sheet 'Detalle' of this workbook has a
 * row for each tax period.
 */
export const LIMITS_PROCESADO: Limits = { ...LIMITS, rows: 1_000_001 }

export const withLimits = (base: Limits, some: Partial<Limits> = {}): Limits => ({
  ...base,
  ...some,
})
