/** Returns the error and its causes, down to the first. */
export function* causesOf(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

const SYSTEM = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/**
 * Error classes of PostgreSQL: 08 is the connection, 53 a lack of resources other than disk, and 57 an operator's
 * intervention (57P01 shutdown, 57P02 crash, 57P03 starting up). 25006 is a server that became read-only because
 * another took its place. 25P03 is a transaction that ended because its process stood still.
 */
const POSTGRES = /^(08...|53(?!100)...|57P..|25006|25P03)$/
/** Failures that the driver tells in words only. */
const DRIVER =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired/

/** Whether the database is unreachable now: it may be back a moment later. */
export const isDatabaseDown = (error: unknown): boolean => {
  for (const cause of causesOf(error)) {
    const code = String(cause.code ?? '')
    // A server on a Unix socket that is not running has no file to connect to.
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

/** Whether another transaction held the lock for too long (55P03), or two waited for each other (40P01). */
export const isBloqueada = (error: unknown): boolean => hasCode(error, /^(55P03|40P01)$/)

/** Tells whether the database is busy: a lock that did not come in time, or a statement that took too long (57014). */
export const isOcupada = (error: unknown): boolean =>
  isBloqueada(error) || hasCode(error, /^57014$/)

/** Whether there was no room to write: in the database, or in the product's own folders. */
export const isDiskFull = (error: unknown): boolean => {
  for (const cause of causesOf(error)) {
    if (/^(ENOSPC|EDQUOT|EFBIG|53100)$/.test(String(cause.code ?? ''))) return true
  }
  return false
}

/** Whether the failure is neither the person's fault nor the product's: the same call can go well later. */
export const isTransient = (error: unknown): boolean =>
  isDiskFull(error) || isDatabaseDown(error) || isOcupada(error)
