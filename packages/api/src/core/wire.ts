/** Fields by name whose values only the caller knows, for example what an extension sends. */
export type WireObject = Readonly< Record< string, unknown > >;
