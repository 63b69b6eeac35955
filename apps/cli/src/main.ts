import { runCli } from './run-cli.ts'

// The run is not awaited: the chunks of the commands import this file, and would be waiting for it.
void runCli(process.argv.slice(2))
