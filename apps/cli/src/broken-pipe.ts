let listening = false

/** `apremia titulos listar | head`: the reader left, so there is nobody to tell anything to. */
export const ignoreBrokenPipe = (): void => {
  if (listening) return
  listening = true
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
  }
}
