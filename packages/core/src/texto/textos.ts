/**
 * Every text of the product, grouped by noun, with one key for each use. So a municipality can correct one text without
 * changing others (D100). Texts of the specification keep even their mistakes (D102), except messages that named a
 * wrong field (D101). '{name}' is a placeholder: see `interpolar`.
 *
 * Write `textos.inmuebles`, so that a screen loads only the nouns that it uses. Destructuring (`const { inmuebles } =
 * textos`) would load all the nouns.
 */
export * as textos from './catalogo.ts'
