type QueryValue = string | readonly QueryValue[] | { readonly [ name: string ]: QueryValue };

/** A parsed query: strings, lists and maps. */
export type Query = Readonly< Record< string, QueryValue > >;

export type QueryInputValue =
	string | number | boolean | null | undefined | readonly QueryInputValue[] | { readonly [ name: string ]: QueryInputValue };

/** What a query string is built from. */
export type QueryInput = Readonly< Record< string, QueryInputValue > >;
