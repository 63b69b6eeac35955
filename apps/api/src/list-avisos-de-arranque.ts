import type { Config } from './platform/config.ts'
import { isLoopbackUrl } from './platform/loopback.ts'

export const listAvisosDeArranque = ({
  publicUrl,
  todasLasDirecciones,
}: Pick<Config, 'publicUrl' | 'todasLasDirecciones'>): readonly string[] => {
  const url = new URL(publicUrl)
  const avisos: string[] = []
  if (url.protocol === 'http:' && !isLoopbackUrl(url))
    avisos.push(
      `Atención: ${publicUrl} no tiene TLS, y el ingreso y los datos personales viajarían sin cifrar por la red. Ponga delante un proxy con TLS y, en PUBLIC_URL, su dirección con https://.`,
    )
  if (todasLasDirecciones && isLoopbackUrl(url))
    avisos.push(
      'Atención: HOST escucha en todas las direcciones y falta PUBLIC_URL: desde otra máquina no se podrá ingresar. Ponga en PUBLIC_URL la dirección con que las personas abren el sistema, la de un proxy con TLS.',
    )
  return avisos
}
