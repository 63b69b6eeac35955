import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { OpenDb } from '../platform/db/open-db.ts'
import { UnaConexion } from '../platform/db/una-conexion.ts'
import { measureDisco } from '../platform/disco.ts'
import { loadUltimoRespaldo } from '../respaldo/ultimo-respaldo.ts'

const conexionesDe = (pool: Pool) => ({
  'en-uso': pool.totalCount - pool.idleCount,
  libres: pool.idleCount,
  'en-espera': pool instanceof UnaConexion ? pool.enEspera : pool.waitingCount,
})

export const addVersion = (registry: Registry, version: string): void =>
  new Gauge({
    name: 'apremia_version',
    help: 'Siempre 1, con la versión del programa',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)

export const addConexiones = (
  registry: Registry,
  { pool, escrituras }: Pick<OpenDb, 'pool' | 'escrituras'>,
): void => {
  const grupos = pool === escrituras ? { unica: pool } : { lecturas: pool, escrituras }
  new Gauge({
    name: 'apremia_conexiones',
    help: 'Conexiones a la base, y quienes las esperan',
    labelNames: ['grupo', 'estado'] as const,
    registers: [registry],
    collect() {
      for (const [grupo, una] of Object.entries(grupos))
        for (const [estado, n] of Object.entries(conexionesDe(una))) this.set({ grupo, estado }, n)
    },
  })
}

interface UsoDeCache {
  readonly aciertos: number
  readonly fallos: number
}

export type CachesMedidas = Readonly<Record<string, () => UsoDeCache>>

export const addCaches = (registry: Registry, caches: CachesMedidas): void => {
  new Counter({
    name: 'apremia_cache_total',
    help: 'Lo que se pidió a cada memoria, y si estaba',
    labelNames: ['cache', 'resultado'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [cache, readUso] of Object.entries(caches)) {
        const { aciertos, fallos } = readUso()
        this.inc({ cache, resultado: 'acierto' }, aciertos)
        this.inc({ cache, resultado: 'fallo' }, fallos)
      }
    },
  })
}

export const addDisco = (registry: Registry, folder: string): void => {
  new Gauge({
    name: 'apremia_disco_libre_bytes',
    help: 'Lugar donde se guardan los datos',
    registers: [registry],
    async collect() {
      const libre = await measureDisco(folder)
      if (libre === null) this.remove()
      else this.set(libre)
    },
  })
}

export const addRespaldo = (registry: Registry, folder: string): void => {
  new Gauge({
    name: 'apremia_respaldo_momento_segundos',
    help: 'Cuándo se hizo la última copia de seguridad entera',
    registers: [registry],
    async collect() {
      const ultimo = await loadUltimoRespaldo(folder)
      if (ultimo === undefined) this.remove()
      else this.set(Date.parse(ultimo.momento) / 1000)
    },
  })
}

export const addMunicipio = (registry: Registry, responde: () => boolean): void => {
  new Gauge({
    name: 'apremia_municipio_responde',
    help: '1 si el servicio del municipio contestó las últimas veces',
    registers: [registry],
    collect() {
      this.set(responde() ? 1 : 0)
    },
  })
}

export const addAlmacen = (
  registry: Registry,
  { responde }: { readonly responde: () => boolean | null },
): void => {
  new Gauge({
    name: 'apremia_almacen_responde',
    help: '1 si el almacén de documentos contestó las últimas veces',
    registers: [registry],
    collect() {
      this.set(responde() === true ? 1 : 0)
    },
  })
}
