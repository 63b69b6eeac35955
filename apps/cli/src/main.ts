import { runCli } from './run-cli.ts'

// The promise is not awaited. The chunks of the commands import this file, so a top-level await would block them.
void runCli(process.argv.slice(2))
