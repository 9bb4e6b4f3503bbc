type QueryValue = string | readonly QueryValue[] | { readonly [ name: string ]: QueryValue };

/** A parsed query: strings, lists and maps. */
export type Query = Readonly< Record< string, QueryValue > >;

export type QueryInputValue =
	string | number | boolean | null | undefined | readonly QueryInputValue[] | { readonly [ name: string ]: QueryInputValue };

/** The values from which a query string is built. */
export type QueryInput = Readonly< Record< string, QueryInputValue > >;
