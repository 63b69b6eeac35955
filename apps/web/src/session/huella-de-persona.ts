/**
 * Tells apart the few people who share a browser, without identifying any of them: no document number is stored there
 * (S1 §2).
 */
export const huellaDePersona = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}
