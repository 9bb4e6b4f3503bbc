import { useCallback, useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';
import { useProfile, useProfilerWrites, type Profile, type RemoteData } from '@store-admin/data';
import { navigateTo, usePath, useQuery } from '@store-admin/navigation';
import { getFacts, getSettings } from '@store-admin/settings';
import { storedAnswers, type Answers } from './flow/answers';
import { keepDraft, readDraft, type Draft } from './flow/draft-storage';
import { flowReducer, startFlow, unsavedDraft, type Flow, type FlowAction } from './flow/flow';
import { hrefOf, stepOf, type StepId } from './flow/steps';
import { useAnswerSaves } from './flow/use-answer-saves';
import { useEnding, type EndingHook } from './flow/use-ending';
import { useStepWrites, type StepWrites } from './flow/use-step-writes';
import { featuresToInstall, type Feature } from './features/features';
import { useFeatures, type FeaturesHook } from './features/use-features';
import { profilerManifest } from './manifest';

export interface ProfilerHook {
	readonly step: StepId;
	readonly answers: Answers;
	/** Answers of earlier visits. Steps that show some wait for them. */
	readonly profile: RemoteData< Profile >;
	readonly retry: () => void;
	readonly flow: Flow;
	readonly features: FeaturesHook;
	readonly ending: Omit< EndingHook, 'end' >;
	readonly answer: ( changes: Draft ) => void;
	readonly go: ( step: StepId ) => void;
	/** Saves the step, with answers that were suggested, while the next one is shown. */
	readonly saveAndGo: ( write: keyof StepWrites, next: StepId, suggested?: Draft ) => void;
	/** Saves the location only, and ends. */
	readonly skipAll: () => void;
	/** Ends without the location, where the countries cannot be shown. */
	readonly skipPlace: () => void;
	/** Ends without features. */
	readonly skipFeatures: () => void;
	/** Installs the chosen features, and ends when all of them are active. */
	readonly takeFeatures: ( features: readonly Feature[] ) => void;
}

/** Marks the step as done, for the host's own statistics. Nothing depends on it, and older hosts do not have the route. */
function useMarkStep() {
	const { completeStep } = useProfilerWrites();
	return useCallback( ( step: StepId ) => void completeStep( step ).catch( () => {} ), [ completeStep ] );
}

function useStored( profile: RemoteData< Profile > ): Answers {
	const { isTrackingAllowed, storePlace } = getFacts( profilerManifest );
	const { siteTitle } = getSettings();
	const known = profile.status === 'ready' ? profile.data : undefined;
	return useMemo(
		() => storedAnswers( known, { isTrackingAllowed, storePlace, siteTitle } ),
		[ known, isTrackingAllowed, storePlace, siteTitle ]
	);
}

function useFlow() {
	const [ flow, dispatch ] = useReducer( flowReducer, undefined, () => startFlow( readDraft() ) );
	useEffect( () => keepDraft( unsavedDraft( flow ) ), [ flow ] );
	const answer = useCallback( ( changes: Draft ) => dispatch( { type: 'answer', changes } ), [] );
	return { flow, dispatch, answer };
}

/** What is stored, with what was saved since the page was opened. */
function useSaved( stored: Answers, dispatch: Dispatch< FlowAction > ) {
	const saved = useRef< Draft >( {} );
	const setSaved = useCallback(
		( answers: Draft ) => {
			saved.current = { ...saved.current, ...answers };
			dispatch( { type: 'saved', answers } );
		},
		[ dispatch ]
	);
	return { setSaved, getStored: () => ( { ...stored, ...saved.current } ) };
}

/** State and actions of the wizard. Each step is an address; the answers outlive the steps. */
export function useProfiler(): ProfilerHook {
	const path = usePath();
	const step = stepOf( useQuery()[ 'step' ] );
	const { profile, retry } = useProfile();
	const { flow, dispatch, answer } = useFlow();
	const stored = useStored( profile );
	const answers: Answers = { ...stored, ...flow.draft };
	const { setSaved, getStored } = useSaved( stored, dispatch );
	const { isSaving, save, settle } = useAnswerSaves( setSaved );
	const writes = useStepWrites();
	const features = useFeatures( dispatch, step === 'plugins' && ! isSaving );
	const current = useRef( step );
	current.current = step;
	const { end, ...ending } = useEnding( settle );
	const markStep = useMarkStep();
	const go = ( next: StepId ) => navigateTo( { url: hrefOf( next, path ) } );
	const isFirst = profile.status === 'ready' && profile.data.completed !== true && profile.data.skipped !== true;
	const endWith = ( last: Readonly< Record< string, unknown > >, connectFor: readonly string[] = [] ) => {
		markStep( step );
		end( { answers: last, connectFor, isFirst } );
	};

	const takeFeatures = async ( offered: readonly Feature[] ) => {
		const chosen = featuresToInstall( offered, answers.features );
		if ( chosen.length > 0 ) {
			const isWhole = await features.install( chosen );
			// Somebody who went back meanwhile is not taken away from the step that is shown.
			if ( ! isWhole || current.current !== 'plugins' ) {
				return;
			}
		}
		const taken = offered.filter( ( { key, isActive } ) => isActive || answers.features.includes( key ) );
		const needsConnection =
			taken.some( ( feature ) => feature.needsConnection ) && getFacts( profilerManifest ).jetpack !== 'connected';
		const slugs = taken.map( ( { slug } ) => slug );
		endWith( { ...( slugs.length > 0 && { business_extensions: slugs } ), completed: true }, needsConnection ? slugs : [] );
	};
	return {
		step,
		answers,
		profile,
		retry,
		flow,
		features,
		ending,
		answer,
		go,
		saveAndGo: ( write, next, suggested = {} ) => {
			answer( suggested );
			save( writes[ write ]( { ...answers, ...suggested }, getStored ) );
			if ( write === 'business' ) {
				// Which features are offered depends on the country.
				features.retry();
			}
			markStep( step );
			go( next );
		},
		skipAll: () => {
			save( writes.place( answers, getStored ) );
			endWith( { skipped: true, is_store_country_set: true } );
		},
		skipPlace: () => endWith( { skipped: true } ),
		skipFeatures: () => endWith( { is_plugins_page_skipped: true, skipped: false, completed: true } ),
		takeFeatures: ( offered ) => void takeFeatures( offered ),
	};
}
