import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { fetchOptions, parseOption, saveOptions, type Survey } from '@store-admin/api';
import { currentPage } from './current-page';
import type { CesModal } from './state';
import { customerEffortScoreStore } from './store';

const SHOWN_OPTION = 'woocommerce_ces_shown_for_actions';
const CLEAR_OPTION = 'woocommerce_clear_ces_tracks_queue_for_page';

export interface FeedbackHook {
	/** Queued surveys for this page; empty until they are fetched. */
	readonly surveys: readonly Survey[];
	/** The survey that an extension opened. */
	readonly modal: CesModal | undefined;
	readonly hideModal: () => unknown;
	/** Removes the surveys of this page from the queue of the site. */
	readonly forgetSurveys: () => Promise< unknown >;
	/** Saves that the survey about an action was shown, so that it is not shown again. */
	readonly rememberAction: ( action: string ) => Promise< void >;
	/** Whether the survey about an action was shown before. */
	readonly wasAsked: ( action: string ) => Promise< boolean >;
}

/** Fails when the option is not a list of names, because the saved list is derived from it. */
async function fetchShownActions(): Promise< readonly string[] > {
	return parseOption( SHOWN_OPTION, ( await fetchOptions( [ SHOWN_OPTION ] ) )[ SHOWN_OPTION ] );
}

async function wasAsked( action: string ): Promise< boolean > {
	return ( await fetchShownActions() ).includes( action );
}

async function rememberAction( action: string ): Promise< void > {
	const shown = await fetchShownActions();
	if ( ! shown.includes( action ) ) {
		await saveOptions( { [ SHOWN_OPTION ]: [ ...shown, action ] } );
	}
}

/** Reads the queued surveys of this page, and records which ones were shown. */
export function useFeedback(): FeedbackHook {
	const queue = useSelect( ( select ) => select( customerEffortScoreStore ).getCesSurveyQueue(), [] );
	const modal = useSelect( ( select ) => select( customerEffortScoreStore ).getVisibleCESModalData(), [] );
	const { hideCesModal } = useDispatch( customerEffortScoreStore );
	const surveys = useMemo( () => {
		const { pagenow, adminpage } = currentPage();
		return queue.filter( ( survey ) => survey[ 'pagenow' ] === pagenow && survey[ 'adminpage' ] === adminpage );
	}, [ queue ] );
	const forgetSurveys = useCallback( () => saveOptions( { [ CLEAR_OPTION ]: currentPage() } ), [] );
	return { surveys, modal, hideModal: hideCesModal, forgetSurveys, rememberAction, wasAsked };
}
