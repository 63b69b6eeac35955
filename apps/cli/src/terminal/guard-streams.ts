let guarded = false

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'no queda lugar en el disco',
  EDQUOT: 'no queda lugar en el disco',
  EFBIG: 'el archivo llegó al tamaño máximo',
  EIO: 'falló el disco o la terminal se cerró',
}

/**
 * Ends the command with an error when its data could not be written, because they would be lost in silence. A reader
 * that closed the pipe (`| head`) gets no error.
 */
export const failOutput = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'EPIPE') process.exit()
  const why = WHY[error.code ?? ''] ?? error.message
  process.stderr.write(`Error: No se pudo escribir la salida: ${why}.\n`)
  process.exit(1)
}

/** Data that cannot be written ends the command; progress and messages that cannot be shown never stop it. */
export const guardStreams = (): void => {
  if (guarded) return
  guarded = true
  process.stdout.on('error', failOutput)
  process.stderr.on('error', () => undefined)
}
