import { textos } from '@apremia/core'
import { numeroAnterior } from './destinos-de-cartas.ts'
import { type FallasDeArchivo, fallaDeDia, quizasDe } from './falla.ts'

const { motivos } = textos.paquete

const CARTA = 'x.anterior = f.numero'

export const FALLAS_DE_CARTAS: Readonly<Record<string, FallasDeArchivo>> = {
  cartas_anteriores: () => [
    ...['FECHA', 'ACUSE_FECHA', 'ANULADA'].map(fallaDeDia),
    {
      ...{ columna: 'NUMERO', valor: 'f.numero::text', mensaje: motivos.cartaYaCargada },
      condicion: `exists (select from carta x where ${CARTA}
        and (x.abogado, x.fecha, x.total, x.datos -> 'deudor' ->> 'nombre') <> (f.abogado, f.fecha, f.total, f.deudor))`,
    },
    {
      ...{ columna: 'ANULADA', valor: quizasDe('ANULADA'), mensaje: motivos.cartaSinAnular },
      condicion: `${quizasDe('ANULADA')} is not null
        and exists (select from carta x where ${CARTA} and x.anulada is null)`,
    },
    {
      ...{ columna: 'ACUSE', valor: quizasDe('ACUSE'), mensaje: motivos.cartaSinAcuse },
      condicion: `${quizasDe('ACUSE')} is not null and exists (select from carta x where ${CARTA})
        and not exists (select from carta_acuse a where a.numero = ${numeroAnterior('f.numero')})`,
    },
  ],
  cartas_anteriores_imponibles: () => [
    fallaDeDia('RETIRADO'),
    {
      ...{ columna: 'CARTA', valor: 'f.carta::text', mensaje: motivos.cartaSinEse },
      condicion: `exists (select from carta x where x.anterior = f.carta)
        and not exists (select from carta_imponible i where i.numero = ${numeroAnterior('f.carta')}
          and (i.tipo, i.imponible, i.recurso) = (f.tipo, f.imponible, f.recurso))`,
    },
  ],
}
