import { useCallback, useRef, useState } from 'react';
import { toApiError } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import type { SellToAnswer } from './read-sell-to';

/** What the store answered; undefined until it was asked. */
export type SellToState = RemoteData< SellToAnswer > | undefined;

interface SellToHook {
	readonly state: SellToState;
	/** Asks the store, also a second time. Nothing is asked before. */
	readonly check: () => void;
}

/**
 * Checks whether customers of each country that the store sells to can order.
 *
 * @param hasTaxService Whether a service computes the taxes.
 */
export function useSellTo( hasTaxService: boolean ): SellToHook {
	const [ state, setState ] = useState< SellToState >();
	const latest = useRef( 0 );
	const check = useCallback( () => {
		latest.current += 1;
		const own = latest.current;
		const receive = ( next: RemoteData< SellToAnswer > ) => {
			if ( own === latest.current ) {
				setState( next );
			}
		};
		setState( { status: 'pending' } );
		// The code comes with that of the answer, so that Home does not carry it.
		const read = import( /* webpackChunkName: "sell-to" */ './read-sell-to' );
		read.then( async ( { readSellTo } ) => readSellTo( hasTaxService ) ).then(
			( data ) => receive( { status: 'ready', data, isRefreshing: false } ),
			( thrown: unknown ) => receive( { status: 'failed', error: toApiError( thrown ) } )
		);
	}, [ hasTaxService ] );
	return { state, check };
}
