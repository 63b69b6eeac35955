import { runCli } from './run-cli.ts'

// `runCli` is not awaited here. Other modules of the bundle import this file, and a top-level await would block them.
void runCli(process.argv.slice(2))
