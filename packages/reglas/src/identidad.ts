import { parseReclamo, readDocumento, readFuentes, reviewOidc, reviewPedido } from '@apremia/core'
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
const ACEPTADO = { estado: 400, error: 'invalid_grant', detalle: '' }
const MUESTRA = { estado: 200, error: '', propia: false }

const canje = (valor: unknown) =>
  readObjeto(valor, {
    estado: readEntero,
    error: optionalDe(readTexto, ''),
    detalle: optionalDe(readTexto, ''),
  })
const pagina = (valor: unknown) =>
  readObjeto(valor, {
    estado: readEntero,
    error: optionalDe(readTexto, ''),
    propia: optionalDe(readLogico, false),
  })
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
        emisor: optionalDe(readTexto, 'https://sso.municipio.gob.ar'),
        publicado: optionalDe(readTexto, ''),
        cliente: optionalDe(readTexto, 'apremia'),
        vuelta: optionalDe(readTexto, 'https://apremia.example/identidad/vuelta'),
        canje: optionalDe(canje, ACEPTADO),
        pagina: optionalDe(pagina, MUESTRA),
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
  'identidad/pedido': (entrada) =>
    reviewPedido({
      cliente: 'apremia',
      vuelta: 'https://apremia.example/identidad/vuelta',
      ...readObjeto(entrada, { canje: nullable(canje), pagina: nullable(pagina) }),
    }),
  'identidad/fuentes': (entrada) => readFuentes(readTexto(entrada)) ?? null,
} as const satisfies Record<string, Regla>
