import { oRaya } from './o-raya.ts'

/** Semicolons separate the names, because a name contains a comma. */
export const contribuyentesDe = ({
  contribuyentes,
}: {
  readonly contribuyentes: readonly string[]
}): readonly [string, string] => [
  contribuyentes.length > 1 ? 'Contribuyentes' : 'Contribuyente',
  oRaya(contribuyentes.join('; ')),
]
