/** Words from which the public names of a store are built, for example `ProductTag` and `ProductTags`, and its route. */
export interface EntityWords {
	readonly singular: string;
	readonly plural: string;
	/** Route of the list, with the ids of parents in braces. */
	readonly path: string;
}

/** Public names of the selectors and actions of a store of records. */
export interface EntityNames {
	readonly list: string;
	readonly total: string;
	readonly one: string;
	readonly create: string;
	readonly update: string;
	readonly delete: string;
}

/** Builds the public names. */
export function entityNames( { singular, plural }: EntityWords ): EntityNames {
	return {
		list: `get${ plural }`,
		total: `get${ plural }TotalCount`,
		one: `get${ singular }`,
		create: `create${ singular }`,
		update: `update${ singular }`,
		delete: `delete${ singular }`,
	};
}
