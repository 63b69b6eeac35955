import { oRaya } from './o-raya.ts'

/** Label and names of every debtor. A semicolon is between two names, because a name has its comma. */
export const contribuyentesDe = ({
  contribuyentes,
}: {
  readonly contribuyentes: readonly string[]
}): readonly [string, string] => [
  contribuyentes.length > 1 ? 'Contribuyentes' : 'Contribuyente',
  oRaya(contribuyentes.join('; ')),
]
