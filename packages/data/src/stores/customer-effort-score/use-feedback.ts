import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { fetchOptions, parseOption, saveOptions, type Survey } from '@store-admin/api';
import { currentPage } from './current-page';
import type { CesModal } from './state';
import { customerEffortScoreStore } from './store';

const SHOWN_OPTION = 'woocommerce_ces_shown_for_actions';
const CLEAR_OPTION = 'woocommerce_clear_ces_tracks_queue_for_page';

export interface FeedbackHook {
	/** Questions that wait for this page; empty while that is not known. */
	readonly surveys: readonly Survey[];
	/** The questions that an extension opened. */
	readonly modal: CesModal | undefined;
	readonly hideModal: () => unknown;
	/** Takes the questions of this page out of the queue that the site keeps. */
	readonly forgetSurveys: () => Promise< unknown >;
	/** Remembers that somebody was asked, so that nobody is asked again. */
	readonly rememberAction: ( action: string ) => Promise< void >;
	/** Whether somebody was asked about an action before. */
	readonly wasAsked: ( action: string ) => Promise< boolean >;
}

/** Throws when the option is no list of names: what is saved is derived from it. */
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

/** Reads which questions about the store wait on this page, and says when they were asked. */
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
