/** Parsed query: strings, lists and maps, as PHP and the `qs` package read them. */
export type QueryValue = string | readonly QueryValue[] | { readonly [ name: string ]: QueryValue };
export type Query = Readonly< Record< string, QueryValue > >;

/** What may be written into a query; undefined and null leave the name out. */
export type QueryInput = Readonly< Record< string, unknown > >;
