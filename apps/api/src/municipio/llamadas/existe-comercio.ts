import type { Handler } from '../../platform/http/mount.ts'

export const existeComercio: Handler<'existeComercio'> = async ({ municipio }, { query }) => ({
  existe: await municipio.existeComercio(query.com),
})
