/**
 * Every text of the product, grouped by noun, with one key for each use. A municipality can correct a text in one line
 * without changing others (D100). Texts of the specification keep their spelling, mistakes included (D102). Only
 * messages that named a wrong field were corrected (D101). '{name}' is a placeholder: see `interpolar`.
 *
 * `textos` is a module and not an object, so a screen loads only the nouns that it uses (`textos.inmuebles`).
 * Destructuring the module (`const { inmuebles } = textos`) would load all of them.
 */
export * as textos from './catalogo.ts'
