/** Copy of the test municipality, for one test file. */
export interface Copia {
  readonly dataDir: string
  /** URL of the test database. Undefined with the embedded engine, whose database is in `dataDir`. */
  readonly databaseUrl: string | undefined
}
