import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { Provider } from '@store-admin/data';
import { failureNotice } from '../../shared/write/failure-notice';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';
import { providerWrites, type ProviderWrites, type WriteTools } from './provider-writes';

interface Tools extends WriteTools {
	readonly createNotice: ( status: 'success' | 'error', content: string, options?: object ) => Promise< unknown >;
}

/** Everything that the user can do with providers. */
export interface ProviderActions {
	/** The writes of one provider. */
	readonly writes: ProviderWrites;
	/** Saves a new order; gets the ids in that order. */
	readonly sort: ( ids: readonly string[] ) => void;
	/** Ids of providers with a running write. */
	readonly busy: ReadonlySet< string >;
	/** The last failure; its subject is the id of a provider. */
	readonly failure: FailedWrite | undefined;
}

/** Ids that the route of the order accepts. It refuses the whole order for any other. */
const SORTABLE_ID = /^[\w-]+$/;

/** Whether a provider can be sorted. Extensions use ids that the server refuses, such as `pay:later`. */
export function isSortable( { id }: Provider ): boolean {
	return SORTABLE_ID.test( id );
}

/** What the row of a provider needs. It stays equal while other providers change. */
export interface ProviderProps {
	readonly provider: Provider;
	readonly writes: ProviderWrites;
	readonly isBusy: boolean;
	/** The failure of its last write. */
	readonly failure: FailedWrite | undefined;
}

/** The props of the row of a provider. */
export function providerProps( provider: Provider, { writes, busy, failure }: ProviderActions ): ProviderProps {
	return { provider, writes, isBusy: busy.has( provider.id ), failure: failure?.subject === provider.id ? failure : undefined };
}

/** The writes of providers, with what is busy, what failed, and their notices. */
export function useProviderActions( { country, access, writes, createNotice }: Tools ): ProviderActions {
	const { attempt, busy, failure } = useAttempt();
	const known = useMemo( () => {
		const run = async ( provider: Provider, problem: string, write: () => Promise< unknown >, done?: string ) =>
			attempt( {
				subject: provider.id,
				problem,
				write: async () => {
					await write();
					// The buttons stay busy until the list shows what has changed.
					await writes.reload( country );
				},
				onDone: () => {
					if ( done !== undefined ) {
						void createNotice( 'success', done, { type: 'snackbar' } );
					}
				},
			} );
		return providerWrites( run, { country, access, writes } );
	}, [ attempt, country, access, writes, createNotice ] );
	const sort = useCallback(
		( ids: readonly string[] ) => {
			const order = ids.flatMap( ( id, index ) => ( SORTABLE_ID.test( id ) ? [ [ id, index ] as const ] : [] ) );
			void attempt( {
				problem: __( 'The new order was not saved, so the old one is shown again.', 'store-admin' ),
				// Each order is its own write: another move may come while this one is being saved.
				subject: `order ${ ids.join( ' ' ) }`,
				write: async () => writes.saveOrder( Object.fromEntries( order ), country ),
				onFailed: ( failed ) => void createNotice( ...failureNotice( failed ) ),
			} );
		},
		[ attempt, country, createNotice, writes ]
	);
	return { writes: known, sort, busy, failure };
}
