#!/usr/bin/env node
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'

const command = new URL('../dist/apremia.js', import.meta.url)

if (existsSync(command)) {
  // Kept under the person's own cache: a shared folder could be written by others.
  const cache = process.env.XDG_CACHE_HOME || (process.env.HOME && join(process.env.HOME, '.cache'))
  if (cache) nodeModule.enableCompileCache?.(join(cache, 'apremia'))
  await import(command.href)
} else {
  process.stderr.write('Error: el comando todavía no está compilado. Ejecute: npm run build\n')
  process.exitCode = 1
}
