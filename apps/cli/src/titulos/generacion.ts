import type { Categoria } from '@apremia/core'
import type { Context } from '../context.ts'
import type { Connection } from '../with-client.ts'
import type { Upload } from './upload.ts'

/** The flags of `titulos generar`. */
export interface Options {
  readonly categoria: Categoria
  readonly inicio: string
  readonly output?: string
  readonly errores?: string
  readonly motivo?: string
  readonly confirmar?: string
  readonly yes?: boolean
  readonly dryRun?: boolean
  readonly omitirInvalidas?: boolean
  readonly forzar?: boolean
  readonly aceptarSalto?: boolean
  readonly force?: boolean
  readonly sinEsperar?: boolean
}

/** One run of `titulos generar`: what its steps share. */
export interface Generacion {
  readonly context: Context
  readonly connection: Connection
  readonly options: Options
  readonly upload: Upload
  readonly target: { readonly target: string; readonly overwrite: boolean }
}

const flag = (value: boolean | undefined): '0' | '1' => (value === true ? '1' : '0')

/** The form the service takes, for the simulation and for the real run alike. */
export const inputOf = ({ options, upload }: Generacion) => ({
  body: {
    category: options.categoria,
    startTitleNumber: options.inicio,
    confirmarSalto: flag(options.aceptarSalto),
    motivoSalto: options.motivo ?? '',
    forzar: flag(options.forzar),
    omitirInvalidas: flag(options.omitirInvalidas),
  },
  files: upload.files,
})
