import { collectDemo, type LoteDemo } from '@apremia/fixtures'
import { type Anfitrion, startAnfitrion } from '@apremia/fixtures/municipio-anfitrion'
import pino from 'pino'
import { findEnEtapa } from '../src/casos/find-en-etapa.ts'
import { findSaldadas } from '../src/casos/find-saldadas.ts'
import { findClavesDeContribuyente } from '../src/casos/suyos-de-contribuyente.ts'
import { createProveedorRemoto } from '../src/municipio/remoto/create-proveedor-remoto.ts'
import { loadRecursos } from '../src/recursos/recursos-repo.ts'
import { createKeepDeuda } from '../src/sincronizaciones/create-keep-deuda.ts'
import { HOY } from './global-setup.ts'
import type { TestApp } from './test-app.ts'

export const startAnfitrionDemo = (
  cambiar: (lote: LoteDemo) => LoteDemo = (lote) => lote,
): Promise<Anfitrion> =>
  startAnfitrion({
    lote: cambiar(collectDemo({ semilla: 1, tamano: 'chico', hoy: HOY })),
    token: 'credencial-de-prueba',
  })

export const askAnfitrion = (
  test: TestApp,
  { url, token }: Pick<Anfitrion, 'url' | 'token'>,
  limites: {
    readonly limite?: number
    readonly pausa?: number
    readonly llamadas?: number
  } = {},
): void => {
  const log = pino({ level: process.env.APREMIA_TEST_LOG ?? 'silent' })
  const municipio = createProveedorRemoto({
    url,
    token,
    log,
    ahora: test.services.ahora,
    leerCatalogo: () => loadRecursos(test.open.db),
    keepDeuda: createKeepDeuda(test.open.db, log),
    askSaldadas: (...de) => findSaldadas(test.open.db, ...de),
    enEtapa: (tipo, etapa) => findEnEtapa(test.open.db, tipo, etapa),
    findClavesDe: (quien) => findClavesDeContribuyente(test.open.db, quien),
    ...limites,
  })
  Object.assign(test.services, { municipio })
}
