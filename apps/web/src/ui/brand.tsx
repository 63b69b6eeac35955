/** Logo of the product, hidden from screen readers. The parent element provides the accessible name. */
export const Brand = () => (
  <span className="brand" aria-hidden="true">
    <img src="/favicon.svg" alt="" width="34" height="34" />
    <span className="brand-word" />
  </span>
)
