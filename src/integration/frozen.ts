/** Tableaus are constants: nobody may change one for all others. */

/** The tableau, frozen to its last number. */
export function frozen<T extends object>(tableau: T): T {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  };
  freeze(tableau);
  return tableau;
}
