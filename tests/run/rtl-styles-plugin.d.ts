/** What a stylesheet says when the site reads from right to left. */
export function flip( css: string ): string;
