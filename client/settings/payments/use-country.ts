import { useCallback, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { PaymentActions } from '@store-admin/data';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

export interface CountryHook {
	/** Country of the business as it is saved: two letters. */
	readonly country: string;
	/** The country in the select, which may not be saved yet. */
	readonly chosenCountry: string;
	readonly changeCountry: ( country: string ) => void;
	readonly isChangingCountry: boolean;
	readonly countryFailure: FailedWrite | undefined;
}

/**
 * The country of the business. Choices are saved one after the other, and one that was replaced before its turn is not sent, so that the server
 * ends with the country that is shown.
 *
 * @param initial     The saved country.
 * @param saveCountry Saves another one. The server refuses the one that it already has.
 */
export function useCountry( initial: string, saveCountry: PaymentActions[ 'saveCountry' ] ): CountryHook {
	const [ country, setCountry ] = useState( initial );
	const [ chosen, setChosen ] = useState< string | undefined >();
	const { attempt, isBusy, failure } = useAttempt();
	const latest = useRef( initial );
	const saved = useRef( initial );
	const turn = useRef< Promise< unknown > >( Promise.resolve() );
	const choose = useCallback( ( next: string ) => {
		latest.current = next;
		setChosen( next );
	}, [] );
	const changeCountry = useCallback(
		( next: string ) => {
			choose( next );
			const isLatest = () => latest.current === next;
			const save = async () => {
				if ( ! isLatest() || saved.current === next ) {
					return;
				}
				try {
					await saveCountry( next );
					saved.current = next;
				} catch ( thrown ) {
					if ( isLatest() ) {
						throw thrown;
					}
				}
			};
			void attempt( {
				subject: next,
				problem: __( 'The business location was not saved.', 'store-admin' ),
				write: async () => {
					// A retry chooses the country again.
					choose( next );
					const own = turn.current.then( save, save );
					turn.current = own;
					return own;
				},
				onDone: () => {
					if ( isLatest() ) {
						setCountry( next );
						setChosen( undefined );
					}
				},
				onFailed: () => {
					latest.current = saved.current;
					setChosen( undefined );
				},
			} );
		},
		[ attempt, choose, saveCountry ]
	);
	return { country, chosenCountry: chosen ?? country, changeCountry, isChangingCountry: isBusy, countryFailure: failure };
}
