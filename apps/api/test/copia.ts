export interface Copia {
  readonly dataDir: string
  /** URL of the PostgreSQL database. Undefined for the embedded database, which is in `dataDir`. */
  readonly databaseUrl: string | undefined
}
