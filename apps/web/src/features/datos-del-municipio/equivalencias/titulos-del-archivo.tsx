import { interpolar, textos } from '@apremia/core'
import { Tag } from '../../../ui/tag.tsx'
import { type Borrador, type TituloVisto, usosDe } from './borrador.ts'

const t = textos.equivalencias

const sampleOf = ({ valores }: TituloVisto): string =>
  valores.length === 0 ? textos.comunes.sinDato : valores.join(' · ')

export const TitulosDelArchivo = ({ borrador }: { readonly borrador: Borrador }) => (
  <section className="equivalencia-lado" aria-label={t.lados.suyo}>
    <h4>{t.lados.suyo}</h4>
    <ul className="equivalencia-titulos">
      {borrador.titulos.map((uno, i) => {
        const usos = usosDe(borrador, uno.titulo)
        return (
          // The key of each heading is its position, because a file may have the same heading twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes.
          <li key={i} className={usos.length === 0 ? 'equivalencia-suelto' : undefined}>
            <strong>{uno.titulo}</strong>
            <span className="equivalencia-muestra">{sampleOf(uno)}</span>
            {usos.length === 0 ? (
              <small>{t.sinUso}</small>
            ) : (
              usos.map((columna) => (
                <Tag
                  key={columna}
                  kind="neutro"
                  icon="exito"
                  text={interpolar(t.uso, { columna })}
                />
              ))
            )}
          </li>
        )
      })}
    </ul>
  </section>
)
