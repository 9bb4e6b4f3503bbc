import { createProductFromTemplate, importSampleProducts, type SampleImport } from '@store-admin/api';

export interface NewProductsHook {
	/**
	 * Creates a draft from a template of the host and resolves to its id; WordPress deletes the draft later unless it is
	 * saved. Rejects with an ApiError.
	 */
	readonly createFromTemplate: ( template: string ) => Promise< number >;
	/** Imports the host's sample products. Rejects with an ApiError when none was imported. */
	readonly importSamples: () => Promise< SampleImport >;
}

/** No store keeps the results, so the requests are sent without one: the host's own throws without a reason. */
const WRITES: NewProductsHook = {
	createFromTemplate: async ( template ) => ( await createProductFromTemplate( { template_name: template }, { _fields: [ 'id' ] } ) ).id,
	importSamples: importSampleProducts,
};

/** Actions that create the first products of a store. */
export function useNewProducts(): NewProductsHook {
	return WRITES;
}
