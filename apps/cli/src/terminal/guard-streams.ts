let guarded = false

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'no queda lugar en el disco',
  EDQUOT: 'no queda lugar en el disco',
  EFBIG: 'el archivo llegó al tamaño máximo',
  EIO: 'falló el disco o la terminal se cerró',
}

/**
 * Ends the command with an error when its output cannot be written, because a silent failure would lose data. A pipe
 * closed by its reader, as in `| head`, is no error.
 */
export const failOutput = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'EPIPE') process.exit()
  const why = WHY[error.code ?? ''] ?? error.message
  process.stderr.write(`Error: No se pudo escribir la salida: ${why}.\n`)
  process.exit(1)
}

/**
 * Ends the command when its data cannot be written. A message or progress that cannot be written never ends the
 * command.
 */
export const guardStreams = (): void => {
  if (guarded) return
  guarded = true
  process.stdout.on('error', failOutput)
  process.stderr.on('error', () => undefined)
}
