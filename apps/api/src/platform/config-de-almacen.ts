import { ConfigError } from './config-error.ts'
import { isLoopbackUrl } from './loopback.ts'

export interface AlmacenConfig {
  /** Address of the S3 bucket that stores the documents, without a final slash. */
  readonly bucket: string
  /** Prefix of the keys of this installation's objects in the S3 bucket: '' or a path that ends in '/'. */
  readonly prefijo: string
  readonly region: string
  readonly clave: string
  readonly secreto: string
  /** Maximum total size in bytes of the local copies of the documents in the S3 bucket. */
  readonly copiasLocales: number
}

type Env = Readonly<Record<string, string | undefined>>

const VISIBLES = /^[\x21-\x7e]+$/

const readUrl = (address: string): Pick<AlmacenConfig, 'bucket' | 'prefijo'> => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopbackUrl(url)))
    throw new ConfigError(
      'DOCUMENTOS_S3_URL debe empezar con https:// (http:// solo en esta máquina).',
    )
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new ConfigError(
      'DOCUMENTOS_S3_URL no lleva usuario ni parámetros: quítelos y ponga la credencial en DOCUMENTOS_S3_CLAVE y DOCUMENTOS_S3_SECRETO.',
    )
  const [bucket = '', ...carpetas] = url.pathname.split('/').filter((parte) => parte !== '')
  if (bucket === '' || ![bucket, ...carpetas].every((parte) => /^[\w.-]+$/.test(parte)))
    throw new ConfigError(
      'DOCUMENTOS_S3_URL debe traer el bucket después del servidor, y si hace falta una carpeta: https://s3.example/bucket/carpeta, con letras sin acento, números, puntos y guiones.',
    )
  return {
    bucket: `${url.origin}/${bucket}`,
    prefijo: carpetas.map((carpeta) => `${carpeta}/`).join(''),
  }
}

const MB = 1_000_000
const COPIAS_MB = 2_000

const readCopias = (text: string): number => {
  const megas = text === '' ? COPIAS_MB : Number(text)
  if (Number.isInteger(megas) && megas >= 1 && megas <= 1_000_000) return megas * MB
  throw new ConfigError(
    `DOCUMENTOS_COPIAS_MB debe ser un entero entre 1 y 1000000; vale «${text}».`,
  )
}

/**
 * Without `DOCUMENTOS_S3_URL`, the documents are stored in the data folder.
 *
 * @throws ConfigError
 */
export const readAlmacen = ({
  DOCUMENTOS_S3_URL: address = '',
  DOCUMENTOS_S3_CLAVE: clave = '',
  DOCUMENTOS_S3_SECRETO: secreto = '',
  DOCUMENTOS_S3_REGION: region = '',
  DOCUMENTOS_COPIAS_MB: copias = '',
}: Env): AlmacenConfig | undefined => {
  if (address === '') {
    if (clave + secreto + region + copias === '') return undefined
    throw new ConfigError(
      'Falta DOCUMENTOS_S3_URL, la dirección del bucket de los documentos. Póngala, o quite las otras DOCUMENTOS_ para guardarlos en DATA_DIR.',
    )
  }
  const lugar = readUrl(address)
  for (const [name, value] of Object.entries({
    DOCUMENTOS_S3_CLAVE: clave,
    DOCUMENTOS_S3_SECRETO: secreto,
  }))
    if (!VISIBLES.test(value))
      throw new ConfigError(
        `${name} falta, o tiene espacios o caracteres que no se admiten: es la credencial del almacén de DOCUMENTOS_S3_URL.`,
      )
  if (region !== '' && !/^[\w-]+$/.test(region))
    throw new ConfigError(
      'DOCUMENTOS_S3_REGION debe ser el nombre de una región, como us-east-1 o sa-east-1.',
    )
  return {
    ...{ ...lugar, region: region || 'us-east-1', clave, secreto },
    copiasLocales: readCopias(copias),
  }
}
