/**
 * Every text of the product, by noun, one key per operation: a municipality corrects a text in one line
 * without touching another (D100). The texts of the specification keep their spelling, slips included
 * (D102); the messages that named the wrong field are the exception (D101). '{name}' marks a value: see
 * `interpolar`.
 *
 * A module, not an object: a screen carries the nouns it names (`textos.inmuebles`), and only those. Taking it
 * apart (`const { inmuebles } = textos`) would carry them all.
 */
export * as textos from './catalogo.ts'
