import { runCli } from './run-cli.ts'

// Not awaited: the chunks of the commands import this file, which would be waiting for them.
void runCli(process.argv.slice(2))
