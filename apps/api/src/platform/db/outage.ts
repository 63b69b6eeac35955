export function* causesOf(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

const SYSTEM = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/**
 * Error codes of PostgreSQL that mean an unavailable database:
 * - 08: failures of the connection.
 * - 53: lack of memory or connections, but not a full disk (53100).
 * - 57P: shutdown, crash and start of the server.
 * - 25006: the server became read-only, because another server replaced it.
 * - 25P03: the server ended a transaction that was idle.
 */
const POSTGRES = /^(08...|53(?!100)...|57P..|25006|25P03)$/
const DRIVER =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired/

export const isDatabaseDown = (error: unknown): boolean => {
  for (const cause of causesOf(error)) {
    const code = String(cause.code ?? '')
    // While a PostgreSQL server is stopped, its Unix socket has no file, so the connection fails with ENOENT.
    const socketGone = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect'
    if (socketGone || (SYSTEM.test(code) && 'syscall' in cause)) return true
    if (POSTGRES.test(code) || DRIVER.test(cause.message)) return true
  }
  return false
}

const hasCode = (error: unknown, codes: RegExp): boolean => {
  for (const { code } of causesOf(error)) if (codes.test(String(code ?? ''))) return true
  return false
}

/**
 * Tells whether a lock was held for too long by another transaction (55P03), or two transactions waited for each other
 * (40P01).
 */
export const isBloqueada = (error: unknown): boolean => hasCode(error, /^(55P03|40P01)$/)

/**
 * Tells whether the database is busy: a transaction waited too long for a lock, or a statement took too long (57014).
 */
export const isOcupada = (error: unknown): boolean =>
  isBloqueada(error) || hasCode(error, /^57014$/)

export const isDiskFull = (error: unknown): boolean => {
  for (const cause of causesOf(error)) {
    if (/^(ENOSPC|EDQUOT|EFBIG|53100)$/.test(String(cause.code ?? ''))) return true
  }
  return false
}

export const isTransient = (error: unknown): boolean =>
  isDiskFull(error) || isDatabaseDown(error) || isOcupada(error)
