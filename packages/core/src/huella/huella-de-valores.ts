/**
 * Computes a 53-bit hash of a list of values, so that millions of hashes fit in arrays of numbers. In a file of a
 * million lists, the probability of any collision is about one in eighteen thousand.
 */
export const huellaDeValores = (valores: readonly (string | number | boolean | null)[]): number => {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (const valor of valores) {
    if (typeof valor === 'string')
      for (let i = 0; i < valor.length; i++) {
        const code = valor.charCodeAt(i)
        a = Math.imul(a ^ code, 0x01000193)
        b = Math.imul(b ^ code, 0x85ebca6b)
      }
    else {
      const entero = Number(valor ?? -1)
      a = Math.imul(a ^ entero, 0x01000193)
      b = Math.imul(b ^ entero, 0x85ebca6b)
    }
    a = Math.imul(a ^ 31, 0x01000193)
    b = Math.imul(b ^ 31, 0x85ebca6b)
  }
  return (a >>> 0) * 0x200000 + (b >>> 11)
}
