// Runs many commands one after the other in a single process. The first argument is the path of the compiled `runCli`.
// The parent process sends the arguments, the environment and the folder of each command.
const { runCli } = await import(process.argv[2])

/** Captures the text that is written to a stream, until the returned function is called. */
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
