/** `apremia titulos listar | head`: the reader left, so there is nobody to tell anything to. */
export const ignoreBrokenPipe = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
  }
}
