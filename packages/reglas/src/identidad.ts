import { parseReclamo, readDocumento, readFuentes, reviewOidc } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'

const FALLAS_AL_LEER = ['proveedor-caido', 'otro-emisor', 'configuracion'] as const
const lista = nullable((valor, campo) => readListaDeEntrada(valor, readTexto, campo))

export const reglasDeIdentidad = {
  'identidad/documento': (entrada) => {
    const { reclamo: escrito, valor } = readObjeto(entrada, {
      reclamo: readTexto,
      valor: (dado) => dado,
    })
    const reclamo = parseReclamo(escrito)
    return reclamo === undefined
      ? null
      : { reclamo: reclamo.reclamo, ...readDocumento(reclamo, valor) }
  },
  'identidad/revision': (entrada) =>
    reviewOidc(
      readObjeto(entrada, {
        falla: nullable((valor, campo) => readOpcion(FALLAS_AL_LEER)(valor, campo)),
        pkce: lista,
        conSecreto: optionalDe(readLogico, true),
        autenticacion: lista,
        algoritmos: lista,
        claves: nullable(readEntero),
        pedidos: optionalDe(
          (valor, campo) => readListaDeEntrada(valor, readTexto, campo),
          ['openid'],
        ),
        alcances: lista,
        reclamo: optionalDe(readTexto, 'cuil'),
        reclamos: lista,
        userinfo: optionalDe(readLogico, true),
        salida: optionalDe(readLogico, true),
        desfase: nullable(readEntero),
      }),
    )
      .filter(({ estado }) => estado !== 'bien')
      .map(({ punto, estado, texto }) => ({ punto, estado, texto })),
  'identidad/fuentes': (entrada) => readFuentes(readTexto(entrada)) ?? null,
} as const satisfies Record<string, Regla>
