/** An object whose fields only the caller knows, for example one that an extension sends. */
export type WireObject = Readonly< Record< string, unknown > >;
