/**
 * Side, in points, of the square of a QR code with its quiet zone: 26 mm. The code itself is never narrower than 20 mm,
 * the width that a phone can read on paper.
 */
export const LADO_DE_QR = 74
