import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useNewProducts } from '@store-admin/data';
import { useFilteredValue } from '@store-admin/extensibility';
import { useAttempt } from '../../../shared/write/use-attempt';
import { editProductUrl, isProductType, ownProductTypes, sortByProfile, type ProductType } from './product-types';

const FILTER = 'experimental_woocommerce_tasklist_product_types';

export interface ProductTypesHook {
	readonly types: readonly ProductType[];
	/** Key of the type whose draft is being created. */
	readonly busyKey: string | undefined;
	readonly error: string | undefined;
}

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

/** Creates drafts, one at a time, and opens them. */
function useDraft() {
	const { createFromTemplate } = useNewProducts();
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const create = useCallback(
		( key: string ) =>
			void attempt( {
				subject: key,
				problem: __( 'The product was not created', 'store-admin' ),
				write: async () => globalThis.location.assign( editProductUrl( await createFromTemplate( key ) ) ),
				// Stays busy until the browser has left this page, because a second press would create a second draft.
				isFinal: true,
			} ),
		[ attempt, createFromTemplate ]
	);
	return { busyKey: [ ...busy ][ 0 ], error: failure?.message, create };
}

/**
 * The product types to choose from, after the filter of extensions.
 *
 * @param profileTypes The owner's answer in the set-up wizard.
 */
export function useProductTypes( profileTypes: unknown ): ProductTypesHook {
	const { busyKey, error, create } = useDraft();
	const makeTypes = useCallback( (): readonly unknown[] => ownProductTypes( create ).slice(), [ create ] );
	const filtered = useFilteredValue( FILTER, makeTypes, isList );
	const types = useMemo( () => sortByProfile( filtered.filter( isProductType ), profileTypes ), [ filtered, profileTypes ] );
	return { types, busyKey, error };
}
