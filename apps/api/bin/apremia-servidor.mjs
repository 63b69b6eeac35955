#!/usr/bin/env node
import('../dist/apremia-servidor.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('apremia-servidor.js'))
    throw error
  process.stderr.write('Error: el servidor todavía no está compilado. Ejecute: npm run build\n')
  process.exitCode = 1
})
