import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { NoticesHook, Provider } from '@store-admin/data';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';
import { useLatestWrite } from '../../shared/write/use-latest-write';
import { providerWrites, type ProviderWrites, type WriteTools } from './provider-writes';

interface Tools extends WriteTools {
	readonly createNotice: NoticesHook[ 'createNotice' ];
	readonly removeNotice: NoticesHook[ 'removeNotice' ];
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
export function useProviderActions( { country, access, writes, createNotice, removeNotice }: Tools ): ProviderActions {
	const { attempt, busy, failure } = useAttempt();
	const { send } = useLatestWrite( { createNotice, removeNotice } );
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
			send( 'order', {
				problem: __( 'The new order was not saved, so the old one is shown again.', 'store-admin' ),
				write: async () => writes.saveOrder( Object.fromEntries( order ), country ),
			} );
		},
		[ send, country, writes ]
	);
	return { writes: known, sort, busy, failure };
}
