#!/usr/bin/env node
import('../dist/apremia.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('apremia.js')) throw error
  process.stderr.write('Error: el comando todavía no está compilado. Ejecute: npm run build\n')
  process.exitCode = 1
})
