declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Guardado {
    readonly size: number
    readonly md5: string
  }

  export default class S3rver {
    constructor(options: {
      readonly directory: string
      readonly silent: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    readonly store: {
      putObject: (object: { readonly bucket: string; readonly key: string }) => Promise<Guardado>
      getResourcePath: (bucket: string, key: string, resource: 'object') => string
    }
  }
}
