import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/**
 * Creates a PostgreSQL role with a unique name, and drops it when the test ends. `url` leads to the database in which
 * the test gives permissions to the role.
 */
export const createRol = async (url: string, opciones: string): Promise<string> => {
  const rol = `rol_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    try {
      await client.query(`drop owned by ${rol}; drop role ${rol}`)
    } finally {
      await client.end()
    }
  })
  await client.query(`create role ${rol} ${opciones}`)
  return rol
}
