// Process that runs many commands, one after the other, with the built code of the command: the first argument is its
// built `runCli`. The parent process sends the words, the environment and the folder of each.
const { runCli } = await import(process.argv[2])

/** Keeps what a stream writes from now on, until the returned function is called. */
const capture = (stream) => {
  const { write } = stream
  let text = ''
  stream.write = (chunk, ...rest) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    const done = rest.find((each) => typeof each === 'function')
    if (done) queueMicrotask(done)
    return true
  }
  return () => {
    stream.write = write
    return text
  }
}

process.on('message', async ({ args, env, cwd }) => {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  process.exitCode = undefined
  const [out, err] = [process.stdout, process.stderr].map(capture)
  await runCli(args)
  process.send({ code: process.exitCode ?? 0, stdout: out(), stderr: err() })
  process.exitCode = undefined
})
process.send('ready')
