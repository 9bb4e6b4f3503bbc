import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useProfilerWrites, useSettingWrites, type ProfilerWrites, type SettingWrites } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { joinPlace, type Answers } from './answers';
import { sellsAlready, sellsOnline } from './selling';
import type { AnswerSave } from './use-answer-saves';

/** What a step saves. What is stored is asked when the request is sent, since an earlier save may still be under way. */
export type StepWrite = ( answers: Answers, getStored: () => Answers ) => AnswerSave;

export interface StepWrites {
	readonly welcome: StepWrite;
	readonly person: StepWrite;
	readonly business: StepWrite;
	/** The only question of the way that skips the others. */
	readonly place: StepWrite;
}

type Requests = ProfilerWrites & SettingWrites;

const STATUS_NO_ROUTE = 404;

function isRouteMissing( error: unknown ): boolean {
	return typeof error === 'object' && error !== null && Reflect.get( error, 'status' ) === STATUS_NO_ROUTE;
}

/** Ignores that an older host does not have a route. */
export async function orOlderHost( request: Promise< unknown > ): Promise< void > {
	try {
		await request;
	} catch ( thrown ) {
		if ( ! isRouteMissing( thrown ) ) {
			throw thrown;
		}
	}
}

async function savePlace( requests: Requests, answers: Answers, stored: Answers ): Promise< void > {
	// A store that has its country keeps its currency: somebody may have changed it since.
	if ( answers.country !== stored.country ) {
		await orOlderHost( requests.saveCurrencyAndUnits( answers.country ) );
	}
	if ( joinPlace( answers ) !== joinPlace( stored ) ) {
		await requests.saveSetting( 'general', 'woocommerce_default_country', joinPlace( answers ) );
	}
}

async function saveBusiness( requests: Requests, answers: Answers, stored: Answers ): Promise< void > {
	const { industry, email, wantsEmails, storeName } = answers;
	await savePlace( requests, answers, stored );
	await requests.saveAnswers( {
		is_store_country_set: true,
		is_agree_marketing: wantsEmails,
		...( industry !== '' && { industry: [ industry ] } ),
		...( email.trim() !== '' && { store_email: email.trim() } ),
	} );
	const name = storeName.trim();
	if ( name !== '' && name !== stored.storeName && can( 'manage_options' ) ) {
		await requests.saveSiteTitle( name );
	}
}

function makeWrites( requests: Requests ): StepWrites {
	return {
		welcome: ( { sharesUsage } ) => ( {
			step: 'intro-opt-in',
			problem: __( 'Your choice about usage data was not saved.', 'store-admin' ),
			answers: { sharesUsage },
			write: async () => requests.saveSetting( 'advanced', 'woocommerce_allow_tracking', sharesUsage ? 'yes' : 'no' ),
		} ),
		person: ( answers ) => {
			const { choice, sellingOnline, platforms } = answers;
			return {
				step: 'user-profile',
				problem: __( 'Your answers about you were not saved.', 'store-admin' ),
				answers: { choice, sellingOnline, platforms },
				write: async () =>
					requests.saveAnswers( {
						business_choice: choice,
						...( sellsAlready( choice ) && { selling_online_answer: sellingOnline } ),
						...( sellsAlready( choice ) && { selling_platforms: sellsOnline( answers ) ? platforms : [] } ),
					} ),
			};
		},
		business: ( answers, getStored ) => {
			const { storeName, industry, country, state, email, wantsEmails } = answers;
			return {
				step: 'business-info',
				problem: __( 'Your answers about the store were not saved.', 'store-admin' ),
				answers: { storeName, industry, country, state, email, wantsEmails },
				write: async () => saveBusiness( requests, answers, getStored() ),
			};
		},
		place: ( answers, getStored ) => ( {
			step: 'skip-guided-setup',
			problem: __( 'The location of your business was not saved.', 'store-admin' ),
			answers: { country: answers.country, state: answers.state },
			write: async () => savePlace( requests, answers, getStored() ),
		} ),
	};
}

/** The requests that save each step. */
export function useStepWrites(): StepWrites {
	const profiler = useProfilerWrites();
	const settings = useSettingWrites();
	return useMemo( () => makeWrites( { ...profiler, ...settings } ), [ profiler, settings ] );
}
