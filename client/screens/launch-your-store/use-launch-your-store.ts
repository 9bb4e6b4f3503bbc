import { useCallback, useEffect, useReducer } from 'react';
import { __ } from '@wordpress/i18n';
import {
	mapRemote,
	useLaunchRequests,
	useOptions,
	useSellTo,
	useTaskLists,
	useUpdateOptions,
	type RemoteData,
	type TaskListsHook,
} from '@store-admin/data';
import { getHistory, getNewPath, getPersistedQuery, navigateTo, type Query } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { recordEvent } from '../../shared/record-event';
import { hasTaxService } from '../../shared/sell-to/tax-service';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';
import { endWaiting } from './essential-tasks';
import { FIRST_FLOW, joinViews, launchReducer, type LaunchEvent, type LaunchFlow } from './launch-flow';
import { askedStep, stepHref, stepOf, type LaunchStep } from './launch-step';

const COMING_SOON = 'woocommerce_coming_soon';
const OPTIONS = [ COMING_SOON ] as const;
const LAUNCH = 'launch';
const TEST_ORDERS = 'test orders';

export interface LaunchHook extends TaskListsHook {
	readonly flow: LaunchFlow;
	/** Whether visitors get the page "coming soon", as stored. */
	readonly isComingSoon: RemoteData< boolean >;
	readonly retryComingSoon: () => void;
	readonly step: LaunchStep;
	readonly homeHref: string;
	readonly launch: () => void;
	readonly chooseTestOrders: ( removesTestOrders: boolean ) => void;
	/** Looks again what visitors get. */
	readonly look: () => void;
	/** Whether customers of each country can order. */
	readonly sellTo: ReturnType< typeof useSellTo >;
	readonly launchFailure: FailedWrite | undefined;
	/** The store is launched, and its test orders are still there. */
	readonly testOrdersFailure: FailedWrite | undefined;
}

/** Looks at the shop and the home page as a visitor, and tells the flow, then `onLooked`. */
function useVisitors( dispatch: ( event: LaunchEvent ) => void ): ( onLooked?: () => void ) => Promise< void > {
	const { fetchVisitorView } = useLaunchRequests();
	return useCallback(
		async ( onLooked ) => {
			const { shopUrl, homeUrl } = getSettings();
			const pages = [ ...new Set( [ shopUrl, homeUrl ] ) ].filter( Boolean );
			dispatch( { type: 'looking' } );
			const views = await Promise.all( pages.map( fetchVisitorView ) );
			dispatch( { type: 'looked', visitors: joinViews( views ) } );
			onLooked?.();
		},
		[ dispatch, fetchVisitorView ]
	);
}

/** Replaces the address of a step that does not fit the store by the one that is shown. */
function useFittingAddress( query: Query, isComingSoon: RemoteData< boolean > ): void {
	const isWrong = isComingSoon.status === 'ready' && askedStep( query ) !== stepOf( query, isComingSoon.data );
	useEffect( () => {
		if ( isWrong ) {
			getHistory().replace( stepHref( 'hub' ) );
		}
	}, [ isWrong ] );
}

/**
 * Everything that the steps of the launch share.
 *
 * @param query Query of the address, which names the step.
 */
export function useLaunchYourStore( query: Query ): LaunchHook {
	const [ flow, dispatch ] = useReducer( launchReducer, FIRST_FLOW );
	const { options, retry: retryComingSoon } = useOptions( OPTIONS );
	const { taskLists, retry } = useTaskLists();
	const updateOptions = useUpdateOptions();
	const { deleteTestOrders } = useLaunchRequests();
	const { attempt, failure } = useAttempt();
	const look = useVisitors( dispatch );
	const isComingSoon = mapRemote( options, ( values ) => values[ COMING_SOON ] );
	const sellTo = useSellTo( hasTaxService( taskLists.status === 'ready' ? taskLists.data : [] ) );
	useFittingAddress( query, isComingSoon );
	useEffect( endWaiting, [] );

	async function handleLaunch(): Promise< void > {
		dispatch( { type: 'started' } );
		const isLaunched = await attempt( {
			subject: LAUNCH,
			problem: __( 'The store was not launched.', 'store-admin' ),
			write: () => updateOptions( { [ COMING_SOON ]: 'no' } ),
			onFailed: () => dispatch( { type: 'refused' } ),
		} );
		if ( ! isLaunched ) {
			return;
		}
		recordEvent( 'launch_your_store_hub_store_launched', { delete_test_orders: String( flow.removesTestOrders ) } );
		if ( flow.removesTestOrders ) {
			await attempt( {
				subject: TEST_ORDERS,
				problem: __( 'The store is launched, but its test orders were not removed.', 'store-admin' ),
				write: deleteTestOrders,
			} );
		}
		await look( () => navigateTo( { url: stepHref( 'success' ) } ) );
		// The launch is a task itself.
		retry();
	}

	return {
		flow,
		isComingSoon,
		retryComingSoon,
		taskLists,
		retry,
		// The hub stays until it is known what visitors get, although the store is visible by then.
		step: isComingSoon.status === 'ready' && ! flow.isLaunching ? stepOf( query, isComingSoon.data ) : askedStep( query ),
		homeHref: getNewPath( {}, '/', getPersistedQuery() ),
		launch: () => void handleLaunch(),
		chooseTestOrders: ( removesTestOrders ) => dispatch( { type: 'chosen', removesTestOrders } ),
		look: () => void look(),
		sellTo,
		launchFailure: failure?.subject === LAUNCH ? failure : undefined,
		testOrdersFailure: failure?.subject === TEST_ORDERS ? failure : undefined,
	};
}
