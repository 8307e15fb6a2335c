export function squeezed(text: string): string;
export function secretPieces(root: string, ids: readonly string[]): Map<string, string>;
