/** Mirrors a stylesheet for right-to-left sites. */
export function flip( css: string ): string;
