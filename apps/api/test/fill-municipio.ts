// Fills the PostgreSQL database of the end-to-end tests: `fill-municipio.ts <url> <day>`.
import { fecha } from '@apremia/core'
import { fillPlantilla } from './fill-plantilla.ts'

const [databaseUrl, hoy = ''] = process.argv.slice(2)
await fillPlantilla({ databaseUrl, dataDir: '' }, fecha(hoy))
