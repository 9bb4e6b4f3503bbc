import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNewProducts, type ApiError } from '@store-admin/data';
import { useFilteredValue } from '@store-admin/extensibility';
import { describeFailedWrite } from '../../../shared/write/describe-failed-write';
import { useReturn } from '../../../shared/use-return';
import { editProductUrl, isProductType, ownProductTypes, sortByProfile, type ProductType } from './product-types';

const FILTER = 'experimental_woocommerce_tasklist_product_types';

export interface ProductTypesHook {
	readonly types: readonly ProductType[];
	/** Key of the kind whose draft is being made. */
	readonly busyKey: string | undefined;
	readonly error: string | undefined;
}

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

/** Makes drafts, one at a time, and opens them. */
function useDraft() {
	const { createFromTemplate } = useNewProducts();
	const [ busyKey, setBusyKey ] = useState< string | undefined >();
	const [ error, setError ] = useState< string | undefined >();
	useReturn( () => setBusyKey( undefined ) );
	const create = useCallback(
		async ( key: string ) => {
			setBusyKey( key );
			setError( undefined );
			try {
				// Busy until the next document is there: a second press would make a second draft.
				globalThis.location.assign( editProductUrl( await createFromTemplate( key ) ) );
			} catch ( thrown ) {
				setBusyKey( undefined );
				setError( describeFailedWrite( __( 'The product was not created', 'store-admin' ), thrown as ApiError ) );
			}
		},
		[ createFromTemplate ]
	);
	return { busyKey, error, create };
}

/**
 * The kinds of product to choose from: ours, and what extensions make of them.
 *
 * @param profileTypes What the shopkeeper said to sell in the set-up wizard.
 */
export function useProductTypes( profileTypes: unknown ): ProductTypesHook {
	const { busyKey, error, create } = useDraft();
	const makeTypes = useCallback( (): readonly unknown[] => ownProductTypes( ( key ) => void create( key ) ).slice(), [ create ] );
	const filtered = useFilteredValue( FILTER, makeTypes, isList );
	const types = useMemo( () => sortByProfile( filtered.filter( isProductType ), profileTypes ), [ filtered, profileTypes ] );
	return { types, busyKey, error };
}
